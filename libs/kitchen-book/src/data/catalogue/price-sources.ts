/**
 * Where the usual prices of the ingredients come from, and of when. A stall pays what shops ask. Of wholesale prices it is the
 * median and a half (shops asked 48.8 % more in 33 markets: Assocham, July 2014), and twice the median of what costs less than
 * ₹30 a kilo, where carrying and spoilt pieces weigh more (potatoes of ₹17.50 at ₹40 to ₹50: FreshPlaza, Ahmedabad, 2024).
 */
export const priceSources = {
  guess: 'found nowhere, or nowhere with a date',
  mandi:
    'Agmarknet, wholesale of Pune (Moshi) and Rayya, 27 July to 2 August 2023, with the mark-up above',
  dca: 'Department of Consumer Affairs, all India, 6 December 2023: fcainfoweb.nic.in',
  atta: 'all India: 34.50 in 2022, and 8.5 % more on 2 August 2023: business-standard.com',
  gwalior: 'Gwalior, about winter 2023, the page has no day: swadeshnews.in',
  almora: 'Almora, about Diwali 2023, the page has no day: uttranews.com',
  patna23: 'Patna, July 2023; cashews 600 to 800: bollywoodwallah.in',
  patna24: 'Patna, November 2024: 50 to 55: prabhatkhabar.com',
  sugar:
    'Delhi, about winter 2025, the page has no day: wholesale 42 to 44, and a twentieth for the shop: weatheragro.com',
  dairy:
    '22 September 2025: Amul ghee 610 a litre of 910 g, Mother Dairy butter 285 for 500 g: patrika.com',
  milk: 'toned, a litre: Mother Dairy 57, 16 September 2025: patrika.com; Heritage 66, 30 September 2026: bigbasket.com',
  paneer:
    'Cuttack wholesale, 1 May 2023: paneer 255, khoya 320: odishatv.in; Himachal, 4 July 2023: paneer 400: devdiscourse.com',
  eggs: 'Telugu states, 1 December 2024: 80 to 84: namastebharath.in',
  tea: 'Bengaluru, 28 October 2024: tea 425, coffee 750, with chicory 520: thehansindia.com',
  almonds: 'Jaipur shops, about spring 2023, the page has no day: 800 to 1,100: patrika.com',
  cardamom: '16 September 2025: 3,200 to 4,000: lokmattimes.com',
  tamarind: 'shops, about summer 2023, the page has no day: 120 to 200: novumtimes.com',
  maggi: '15 March 2022: thekashmirmonitor.net; the same on 17 December 2024: newzshort.com',
  pav: 'Mumbai, 29 November 2022: 3 to 5 each: newsdanka.com',
  bread: 'Mumbai, 12 September 2023: 38 for 350 to 400 g, 60 for 600 to 650 g: latestly.com',
  paan: 'Bengaluru, 5 April 2025: 100 leaves 160 to 200, gulkand 120 for 200 g: indianewsexpress.com',
  coconut: 'Chennai, 6 January 2025: 40 to 45: newindianexpress.com',
  tender: 'what vendors pay in Bengaluru, 16 February 2024: 30 to 36: deccanherald.com',
  lemons: 'Navi Mumbai, 21 May 2022: 20 for 6 or 7: freepressjournal.in',
  coriander: 'Delhi, June 2023: 60 to 80, later 200: indiatvnews.com',
  corn: 'what vendors pay in Hyderabad, 18 July 2024: a dozen 70 to 90: siasat.com',
  gas: '19 kg for a business, 1 January 2026: 1,642.50 to 1,849.50 in four cities: tezzbuzz.com',
} as const;

export type PriceSource = keyof typeof priceSources;
