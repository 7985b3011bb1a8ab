import { lexiconOf } from '@thela/kitchen-book/words';
import type { ExpenseCategory } from '@thela/ledger';

/** What money is spent on, besides ingredients. */
export const expenseWords = lexiconOf<ExpenseCategory>([
  [
    'gas',
    'gas, gas cylinder, cylinder, cylinders, silinder, cilinder, silendar, cylindr, lpg, gas refill, gas bottle, गैस, गैस सिलेंडर, सिलिंडर',
  ],
  ['ice', 'ice, ice cubes, ice block, barf, baraf, barf ki silli, silli'],
  [
    'help',
    'help, helper, helpers, helper boy, helper girl, helper lady, helper bhai, kitchen boy, delivery boy, boy, helper ki salary, helper ka pagaar, labour, labor, labourer, mazdoor, mazdoori, worker, workers, staff, ladka, ladke, ladki, chotu, salary, tankhwah, tankhah, tankha, pagaar, wage, wages, dihadi, dihari, karigar, kaamwala, kaam wala, kaam wali, bai, cleaner, safai wala, safai wale, naukar, assistant, हेल्पर, तनख्वाह, सैलरी',
  ],
  [
    'rent',
    'rent, shop rent, stall rent, dukaan ka kiraya, kiraya, bhada, jagah ka kiraya, jagah ka paisa, jagah ka',
  ],
  [
    'other',
    'petrol, diesel, auto, riksha, rickshaw, taxi, transport, tempo, bijli, electricity, light bill, bijli ka bill, current bill, recharge, mobile recharge, phone recharge, police, challan, parking, packing, packaging, packing material, polythene, polithin, thaili, theli, carry bag, tissue, tissues, napkin, napkins, newspaper, foil, dabba, dabbe, paper plate, paper plates, paper cup, paper cups, disposable, disposables, dona, pattal, chammach, safai, cleaning, sabun, soap, jhadu, repair, repairing, marammat, marammat ka, chaku, knife, tawa, stove, burner, chulha, nashta, chai, chai pani, chai nashta, tea, paani, pani ka can, water, water can, tanker, koyla, coal, lakdi, wood, poster, banner, license, licence, fees, fee, tax, nagar nigam, municipality, committee, commission, emi, insurance, delivery, dhulai, laundry, apron, gloves, maachis, agarbatti, dawai, medicine, डीजल, ऑटो, रिचार्ज, पैकिंग, चाय, टिशू, अखबार, ट्रांसपोर्ट',
  ],
]);
