import { lexiconOf } from '@thela/kitchen-book/words';
import type { ExpenseCategory } from '@thela/ledger';

/** What money is spent on, besides ingredients. */
export const expenseWords = lexiconOf<ExpenseCategory>([
  [
    'gas',
    'gas, gas cylinder, cylinder, cylinders, silinder, cilinder, silendar, cylindr, lpg, gas refill, gas bottle, गैस, गैस सिलेंडर, सिलेंडर, सिलिंडर',
  ],
  ['ice', 'ice, ice cubes, ice block, barf, baraf, barf ki silli, silli, बर्फ, बरफ'],
  [
    'help',
    'help, helper, helpers, helper ki salary, helper ka pagaar, labour, labor, labourer, mazdoor, majdoor, mazdoori, majdoori, majduri, worker, workers, staff, ladka, ladke, ladki, chotu, chhotu, salary, tankhwah, tankhah, tankha, pagaar, pagar, wage, wages, dihadi, dihari, karigar, kaarigar, kaamwala, kaam wala, kaam wali, bai, cleaner, safai wala, safai wale, naukar, assistant, हेल्पर, मजदूर, मजदूरी, मज़दूरी, लड़का, लड़के, तनख्वाह, पगार, दिहाड़ी, छोटू, कारीगर, सैलरी',
  ],
  [
    'rent',
    'rent, shop rent, stall rent, dukaan ka kiraya, kiraya, kiraaya, bhada, bhaada, jagah ka kiraya, jagah ka paisa, jagah ka, किराया, भाड़ा, रेंट',
  ],
  [
    'other',
    'petrol, diesel, auto, riksha, rickshaw, taxi, transport, tempo, bijli, bijlee, electricity, light bill, bijli ka bill, current bill, recharge, mobile recharge, phone recharge, police, challan, chalan, parking, packing, packaging, packing material, polythene, polithin, thaili, theli, carry bag, tissue, tissues, napkin, napkins, newspaper, foil, dabba, dabbe, paper plate, paper plates, paper cup, paper cups, disposable, disposables, dona, pattal, chammach, safai, cleaning, sabun, soap, jhadu, repair, repairing, marammat, marammat ka, chaku, knife, tawa, stove, burner, chulha, nashta, chai, chai pani, chai paani, chai nashta, tea, paani, pani, pani ka can, water, water can, tanker, koyla, coal, lakdi, wood, poster, banner, license, licence, fees, fee, tax, nagar nigam, municipality, committee, commission, emi, insurance, delivery, dhulai, laundry, apron, gloves, maachis, agarbatti, dawai, medicine, पेट्रोल, डीजल, डीज़ल, ऑटो, रिक्शा, बिजली, बिजली का बिल, रिचार्ज, पार्किंग, पैकिंग, थैली, सफाई, साबुन, मरम्मत, पानी, कोयला, लकड़ी, चाय, नाश्ता, टिशू, अखबार, ट्रांसपोर्ट',
  ],
]);
