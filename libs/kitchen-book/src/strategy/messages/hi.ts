import type { Messages } from './en';

export const messages = (): Messages => ({
  items: {
    Idli: 'इडली',
    Dosa: 'डोसा',
    Vada: 'वड़ा',
    Upma: 'उपमा',
    Poori: 'पूरी',
    Pongal: 'पोंगल',
    Uthappam: 'उत्तपम',
    Kesari: 'केसरी',
  },
  plates: (count) => `${count} प्लेट`,
  and: (before, last) => `${before} और ${last}`,
  noRow: 'अभी हिसाब लगाने के लिए कोई लाइन नहीं है।',
  checkRow: (number, item) =>
    `लाइन ${number} (${item}) देखें: बिक्री और सामान की लागत 0 या उससे ज़्यादा होनी चाहिए। यहाँ इसे छोड़ दिया गया है।`,
  day: {
    itemEarns: (item, plates, profit, ingredients) =>
      `${item}: दिन में ${plates} की बिक्री, ${profit} का मुनाफ़ा, सामान का ख़र्च ${ingredients}।`,
    itemLoses: (item, plates, loss, ingredients) =>
      `${item}: दिन में ${plates} की बिक्री, ${loss} का घाटा, सामान का ख़र्च ${ingredients}।`,
    allEarn: (count, plates, profit, ingredients) =>
      `आपके ${count} आइटम: दिन में ${plates} की बिक्री, ${profit} का मुनाफ़ा, सामान का ख़र्च ${ingredients}।`,
    allLose: (count, plates, loss, ingredients) =>
      `आपके ${count} आइटम: दिन में ${plates} की बिक्री, ${loss} का घाटा, सामान का ख़र्च ${ingredients}।`,
  },
  item: {
    rowsTogether: (item, rows) => `${item} (${rows} लाइनें मिलाकर)`,
    line: (item, facts) => `${item}: ${facts}।`,
    unsold: (ingredients) => `एक भी प्लेट नहीं बिकी, मुनाफ़ा कुछ नहीं; सामान का ख़र्च दिन का ${ingredients}`,
    sold: (plates, perPlate, profit) => `${plates} x ${perPlate} = दिन का ${profit}`,
    soldOnAverage: (plates, perPlate, profit) => `${plates} x औसत ${perPlate} = दिन का ${profit}`,
    share: (share) => `कुल मुनाफ़े का ${share}`,
    perRupee: (profit) => `सामान के हर ₹1 पर ${profit} का मुनाफ़ा`,
    noCost: 'सामान की लागत नहीं लिखी गई',
  },
  pricing: {
    loses: (item, perPlate, loss) =>
      `दाम: ${item} की हर प्लेट पर ${perPlate} का घाटा है, दिन में ${loss}। दाम इस घाटे से ज़्यादा बढ़ाएँ, प्लेट छोटी करें, या इसे बेचना बंद करें।`,
    earnsNothing: (item, plates, more) =>
      `दाम: ${item} की दिन में ${plates} बिकती हैं और कुछ नहीं बचता। इतनी ही बिक्री पर दाम में हर ₹1 की बढ़त से दिन के ${more} मिलेंगे।`,
    raise: (item, perPlate, plates, more) =>
      `दाम: ${item} में एक प्लेट पर ${perPlate} बचते हैं। कुछ दिन ₹1 बढ़ाकर देखें: ${plates} पर दिन के ${more} ज़्यादा मिलेंगे, अगर बिक्री बनी रहे।`,
    raiseLowest: (item, perPlate, plates, more) =>
      `दाम: ${item} में एक प्लेट पर ${perPlate} बचते हैं, कमाने वाले आइटमों में सबसे कम। कुछ दिन ₹1 बढ़ाकर देखें: ${plates} पर दिन के ${more} ज़्यादा मिलेंगे, अगर बिक्री बनी रहे।`,
  },
  marketing: {
    pushOnly: (item, perPlate, tenMore) =>
      `प्रचार: ${item} आगे बढ़ाएँ, कमाई इसी से है: एक प्लेट पर ${perPlate}। इसे बोर्ड पर सबसे ऊपर लिखें और जो पूछे क्या अच्छा है, उसे यही दें: हर 10 प्लेट ज़्यादा बिकने पर ${tenMore} मिलेंगे।`,
    pushBest: (item, perPlate, tenMore) =>
      `प्रचार: ${item} आगे बढ़ाएँ, सबसे ज़्यादा मुनाफ़ा इसी में है: एक प्लेट पर ${perPlate}। इसे बोर्ड पर सबसे ऊपर लिखें और जो पूछे क्या अच्छा है, उसे यही दें: हर 10 प्लेट ज़्यादा बिकने पर ${tenMore} मिलेंगे।`,
    pushOneOfBest: (item, others, perPlate, tenMore) =>
      `प्रचार: ${item} आगे बढ़ाएँ, ${others} के साथ सबसे ज़्यादा मुनाफ़ा इसी में है: एक प्लेट पर ${perPlate}। इसे बोर्ड पर सबसे ऊपर लिखें और जो पूछे क्या अच्छा है, उसे यही दें: हर 10 प्लेट ज़्यादा बिकने पर ${tenMore} मिलेंगे।`,
    nothingEarns: 'प्रचार: अभी किसी आइटम में मुनाफ़ा नहीं है। ऑफ़र पर ख़र्च करने से पहले दाम ठीक करें।',
  },
  menu: {
    unsold: (item) => `मेन्यू: ${item} की एक भी प्लेट नहीं बिकी। इसे ऑर्डर पर ही बनाएँ या कुछ दिन बंद रखें।`,
    unsoldButBought: (item, ingredients) =>
      `मेन्यू: ${item} की एक भी प्लेट नहीं बिकी, जबकि इसके सामान पर दिन के ${ingredients} लगते हैं। इसे ऑर्डर पर ही बनाएँ या कुछ दिन बंद रखें।`,
    costly: (item, shareOfCost, shareOfProfit) =>
      `मेन्यू: सामान के पैसे का ${shareOfCost} ${item} में लगता है और मुनाफ़े का ${shareOfProfit} ही इससे आता है। इसे कम बनाएँ, या उसी दाम पर प्लेट छोटी करें।`,
    bundle: (item, seller, gain, perPlate) =>
      `मेन्यू: ${item} को ${seller} के साथ जोड़कर बेचें, सबसे ज़्यादा बिक्री उसी की है। ${gain} हर जोड़ी पर छूट ${perPlate} से कम रखें।`,
    gainOfTenth: (plates, item, morePlates, more) =>
      `उसकी ${plates} में से हर 10 में 1 के साथ ${item} जाए, तो ${morePlates} ज़्यादा बिकेंगी: छूट से पहले दिन के ${more}।`,
    gainOfEach: (item, perPlate) => `उसके साथ बिकी हर प्लेट ${item} से छूट से पहले ${perPlate} मिलेंगे।`,
    addSecond: 'मेन्यू: यहाँ दूसरा आइटम भी जोड़ें, तब दिखेगा कि किसे आगे बढ़ाएँ और किन दो को साथ बेचें।',
  },
  operations: {
    buyFirst: (item, profit, last, lastProfit) =>
      `काम: सामान का पैसा सबसे ज़्यादा ${item} में कमाता है (हर ₹1 पर ${profit} का मुनाफ़ा) और सबसे कम ${last} में (${lastProfit})। पैसे कम हों तो पहले ${item} का सामान लें।`,
    weigh: (item, ingredients, tenth) =>
      `काम: ${item} में दिन का ${ingredients} का सामान लगता है। प्लेट तौलकर भरें और जो फेंका जाए उसे लिखें: वहाँ बर्बादी दसवाँ हिस्सा कम हो तो दिन के ${tenth} बचेंगे।`,
    weighCostliest: (item, ingredients, tenth) =>
      `काम: ${item} में दिन का ${ingredients} का सामान लगता है, सबसे ज़्यादा। प्लेट तौलकर भरें और जो फेंका जाए उसे लिखें: वहाँ बर्बादी दसवाँ हिस्सा कम हो तो दिन के ${tenth} बचेंगे।`,
    everyEvening: 'काम: हर शाम यही आँकड़े लिखें; एक दिन से दूसरे दिन का फ़र्क़ अकेले एक दिन से ज़्यादा बताता है।',
  },
});
