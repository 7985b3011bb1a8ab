import { lexiconOf } from '../matching/match-words';

/**
 * Foods that one of the books has nothing to say about, and names with a colour in them. They are known, so
 * that nobody is asked what they are.
 */
export const plainFoods = lexiconOf<true>([
  [
    true,
    // Vegetables and fruit.
    'vegetable, vegetables, veggies, sabziyan, sabjiyan, brinjal, eggplant, baingan, baigan, okra, lauki, ghiya, gourd, karela, karele, cucumber, kheera, khira, kakdi, radish, mooli, ginger, adrak, garlic, lahsun, lehsun, mushroom, mushrooms, beetroot, corn, sweet corn, makka, makki, bhutta, sweet potato, sweet potatoes, shakarkand, arbi, pumpkin, kaddu, tinda, turai, drumstick, spring onion, spring onions, green onion, green onions, green peas, green vegetables, hara pyaz, hare pyaz, hari sabzi, hari sabji, hari sabziyan, green mango, red onion, grapes, angoor, guava, amrood, pomegranate, anar, kiwi, dates, khajoor, ' +
      'mirch, mirchi, green chilli, green chillies, hari mirch, hare mirch, red chilli, lal mirch, kali mirch, black pepper, kothimbir, kothimeera, karivepaku, curry leaf, curry leaves, kadi patta, fenugreek, hara dhaniya, green chutney, hari chutney, ' +
      // Dishes.
      'curry, gravy, soup, korma, kurma, kadhi, rasam, saaru, pulusu, charu, dhokla, cheela, chilla, tikki, tikkis, cutlet, cutlets, roll, rolls, spring roll, frankie, manchurian, momo, momos, burger, burgers, pizza, hot dog, sandwich, sandwiches, french fries, fries, chips, wafers, naan, kulcha, kulche, bhatura, bhature, thepla, sprouts, sprout, moong, ankurit, tandoori, tikka, misal, usal, ragda, chaat, bhel puri, omelette, omlet, bhurji, kheer, payasam, rabri, rabdi, raita, pickle, achar, achaar, aavakaya, pachadi, podi, stuffing, filling, sauce, ketchup, schezwan, mayo, mayonnaise, dip, jam, jelly, sada dosa, sada naan, sada paratha, sada roti, sada chawal, sada rice, ice cream, kulfi, cake, cakes, biscuit, biscuits, rusk, cookies, tea, chai, coffee, juice, lemonade, sharbat, sherbet, milkshake, shake, soda, cold drink, sugarcane juice, ' +
      // From the shelf.
      'dough, atta, aata, maida, besan, gram flour, flour, rava, rawa, sooji, suji, semolina, cornflour, corn flour, rice flour, flakes, oats, ragi, jowar, bajra, kala chana, kale chane, black chana, kabuli chana, yellow dal, peeli dal, black dal, urad, urad dal, chana dal, toor dal, moong dal, masoor, lentil, lentils, sugar, cheeni, chini, shakkar, lime, tamarind, imli, pulp, syrup, brown rice, brown bread, white bread, basmati, sona masoori, poha, vermicelli, semiya, sabudana, peanut, peanuts, groundnut, groundnuts, moongphali, singdana, cashew, cashews, kaju, badam, kishmish, raisins, nuts, til, sesame, jaggery, gur, bellam, honey, shahad, cheese, cream, malai, khoya, mawa, butter, makkhan, makhan, ghee, oil, tel, salt, kala namak, black salt, rock salt, masala, masale, spices, garam masala, chaat masala, haldi, turmeric, pasupu, jeera, cumin, rai, mustard, mustard seeds, sarson, hing, ajwain, saunf, elaichi, cardamom, laung, dalchini, cinnamon, tej patta, kasuri methi, baking soda, soda powder, baking powder, eno, yeast, vinegar, sirka, soy sauce',
  ],
]);
