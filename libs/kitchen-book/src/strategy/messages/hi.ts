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
  advice: {
    endLoss: (item, perPlate, loss) =>
      `**${item} का दाम कम से कम ${perPlate} बढ़ाएँ**: इसमें दिन का ${loss} का घाटा है।`,
    cookLess: (item, plates, saved) =>
      `**${item}: ${plates} कम बनाएँ**, इतनी ही बच जाती हैं। दिन के ${saved} बचेंगे।`,
    cookToOrder: (item, ingredients) =>
      `**${item} सिर्फ़ ऑर्डर पर बनाएँ**: दिन के ${ingredients} लगते हैं और एक भी प्लेट नहीं बिकती।`,
    push: (item, tenMore) => `**सबसे पहले ${item} दिखाएँ**: हर 10 प्लेट ज़्यादा पर ${tenMore} मिलेंगे।`,
    raise: (item, more) =>
      `**${item} का दाम ₹1 बढ़ाएँ**: दिन के ${more} ज़्यादा मिलेंगे, अगर बिक्री इतनी ही रहे।`,
    pair: (item, seller, more) =>
      `**${seller} के साथ ${item} दें**: 10 में 1 ले, तो दिन के ${more} ज़्यादा मिलेंगे।`,
  },
  nothingSold: 'अभी एक भी प्लेट नहीं बिकी। बिक्री वाले दिन के आँकड़े भरें, तब पता चलेगा कि क्या करें।',
});
