import { lexiconOf } from '@thela/understanding';

/**
 * All pairs of two lists, as a lexicon takes them.
 *
 * @example pairsOf('pe, par', 'jao, aao') // 'pe jao, pe aao, par jao, par aao'
 */
export function pairsOf(beginnings: string, ends: string): string {
  return beginnings
    .split(', ')
    .flatMap((beginning) => ends.split(', ').map((end) => `${beginning} ${end}`))
    .join(', ');
}

/** What tells for or against an order to change the role. */
export interface Sign {
  readonly name: string;
  readonly worth: number;
  /** Where it stands: on the other side of the role's name it counts nothing. `first`: it begins the clause. */
  readonly position: 'before' | 'after' | 'around' | 'first' | 'not first';
}

/** What counts besides the signs, and from which sum on a sentence is an order or asked back. */
export const worth = {
  /** The clause holds the name and nothing else. */
  alone: 3,
  /** The sentence says that another role is not wanted any more. */
  otherLeft: 2,
  /** A word that has nothing to do with an order directly follows. */
  strangeNext: -1,
  /** A number stands next to it: '2 chef', 'profit 500'. */
  number: -3,
  /** It says where a thing is put or comes from: 'give the leftovers to the dog'. */
  place: -2,
  isOrder: 5,
  isUnclear: 4,
} as const;

type Row = readonly [sign: Sign, words: string];

/**
 * What each sign of an order is worth, and its words. A sign counts once, however often it stands there. The
 * worth of the role's name (`role-names.ts`) is added.
 */
const forOrder: readonly Row[] = [
  [
    { name: 'mode', worth: 5, position: 'around' },
    'mode, mod, moad, mood, modes, avatar, avtar, avataar, roop, persona, मोड',
  ],
  [
    { name: 'role', worth: 4, position: 'around' },
    'role, rol, roll, rool, roles, part, kirdar, character, कैरेक्टर, bhumika, bhoomika, रोल',
  ],
  [
    { name: 'tool', worth: 3, position: 'after' },
    'section, tool, feature, side, department, style, style me, andaz, andaz me, सेक्शन, स्टाइल, ki bhasha, ki nazar, ki najar, ki awaz, ke hisab se, ke tarike, duty, skill, skills',
  ],
  [
    { name: 'switch', worth: 4, position: 'before' },
    'switch to, switch, switch 2, change 2, go 2, swich to, swich, switch over to, switch over, switch back to, switch me to, switch yourself to, switch into, switch role to, switch roles to, switch mode to, change to, change over to, change into, change it to, change yourself to, change yourself into, change your role to, change role to, change the role to, change mode to, change the mode to, go to, go back to, back to, go back to being, back to being, go into, goto, go with, lets go with, move to, move over to, move on to, move back to, shift to, shift into, shift over to, turn into, turn to, turn yourself into, jump to, get into, come to, come back to, come back as, take me to, take me back to, bring me to, return to, become, become a, convert to, swap to, swap for, swap over to, flip to, step into, talk about, speak about, lets talk, lets go to, lets do, time for, over to, hand over to, hand me over to',
  ],
  [
    { name: 'act', worth: 4, position: 'before' },
    'be, act as, act like, talk as, talk like, speak as, speak like, behave like, behave as, think like, think as, answer as, answer like, answer me as, reply as, respond as, work as, work like, play, play as, pretend to be, pretend you are, pretend youre, pretend, imagine you are, imagine youre, serve as, function as, transform into, assume, take the role, take on the role, take the part, put on your, wear your, wear the, make yourself, i meant, i said, no i meant, no i said, nahi mera matlab, nahi matlab, mera matlab, matlab',
  ],
  [{ name: 'have', worth: 2, position: 'first' }, 'have, help me, help us'],
  [{ name: 'as', worth: 3, position: 'first' }, 'as, as a, as my, as the, as our'],
  [
    { name: 'set', worth: 3, position: 'around' },
    'set, set to, set karo, set kar do, set kar, set as, select, select karo, select kar do, choose, pick, chuno, chun lo, chuniye, chun, change, change karo, change kar do, change karke, change kar ke, change kar, change kijiye, change krdo, change kro, chenj, chenj karo, chnge, badlo, badal do, badal lo, badal kar, badal ke, badalkar, badal, badaldo, badliye, badlein, badalo, badalna, badal jao, shift karo, convert karo, swap, swap karo, replace karo, use, try, सिलेक्ट, सिलेक्ट करो',
  ],
  // 'Cook rakh lo' also hires one.
  [{ name: 'keep', worth: 1, position: 'around' }, 'rakho, rakh do, rakh lo, rakhiye'],
  [
    { name: 'open', worth: 3, position: 'before' },
    'open, open up, launch, load, begin, run, enter, turn on, switch on, pull up, ओपन',
  ],
  [
    { name: 'kholo', worth: 3, position: 'around' },
    'kholo, khol do, khol, kholiye, kholna, chalu, chaalu, shuru, suru, start, start up, on, on karo, on kar do, activate, activet, enable, enable karo, lagao, laga do, lgao, lga do, lagaiye, laga, laga lo, chalao, chala do, jagao, jaga, jaga do, nibhao, nibha, nibha do, nibhaiye, ada karo, sambhalo, sambhal lo, pakdo, pakad, pakad lo, sambhal, sanbhal, sanbhalo, le lo, lelo, apnao, pehno, pehen lo, pehan lo, ऑन, एक्टिवेट, लगाओ, संभालिए, पकड़िए, ओपन करो, ओपन कीजिए',
  ],
  [
    { name: 'go', worth: 3, position: 'around' },
    `${pairsOf(
      'pe, par, me, mein',
      'jao, ja, aao, aa jao, aaja, aa ja, chalo, chal, chale, chalte, chalein, switch, shift, badlo, badal jao, badal, change, ho jao, ho ja, kar do, kar de, karo, set, lagao, laga, laga do, le chalo, le aao, lao, wapas',
    )}, ${pairsOf('pe, par', 'daal do, daal de, daalo, dal do, rakho, ghuma do')}, me daal do, mein daal do, ki taraf, ki or, ke paas, switch karo, switch kar do, switch kar, switch maro, switch maar, switch ho jao, switch kijiye, switch kro, swich karo, swich kar do, jao, aao, aa jao, aaja, aajao, aaiye, aa jaiye, aana, aa ja, चलो`,
  ],
  [
    { name: 'bano', worth: 4, position: 'around' },
    'wo ban, woh ban, wo ban ja, woh ban ja, wo ban jao, woh ban jao, bano, ban jao, ban ja, banja, banjao, ban jaiye, baniye, banke, ban ke, bankar, ban kar, ban, ban jaoge, banoge, banogi, ban jayenge, ban jaye, ban jaie, ban jana, bn jao, bno, bn ja, bnjao, ban jaao, ban jayiye, bana do, bana lo, bana dijiye, bna do',
  ],
  [
    { name: 'like, and say', worth: 3, position: 'after' },
    pairsOf(
      'ki tarah, ki trah, ke tarah, jaise',
      'bata, batao, bataiye, soch, socho, bol, bolo, samjha, samjhao, jawab de, jawab do',
    ),
  ],
  [
    { name: 'like', worth: 2, position: 'after' },
    'ki tarah, ki trah, ki tarha, ke tarah, ki tareh, ki terah, jaise, jaisa, jaisi, ke jaise, ke jaisa, jese, like',
  ],
  [
    { name: 'answer', worth: 2, position: 'after' },
    'bol raha hun, bol raha hoon, bol raha hu, keh raha hun, keh raha hoon, keh raha hu, bolo, boliye, bolna, baat karo, baat kar, baat karna, baat kijiye, baat kro, jawab do, jawab dijiye, jawab dena, javab, socho, sochiye, sochna, samjhao, salah do, salaah do, answer, reply, handle, take over, do the talking, step in, kaam karo, kaam kar, kaam karna, behave karo, act karo, acting karo, एक्ट करो, ऐक्ट करो, batana, madad karo, madad chahiye, madad do, help karo, help chahiye, help',
  ],
  [
    { name: 'mind', worth: 3, position: 'after' },
    `${pairsOf('dimaag, dimag', 'lagao, laga, laga do, laga de, chalao, chala, chala do, se socho, se soch')}, wala dimaag, wale dimaag, wali soch, wali nazar, wala hat, wali topi`,
  ],
  [
    { name: 'part of', worth: 4, position: 'after' },
    'ki jagah lo, ki bhumika, ke roop, ki acting, ki role, ka role, ka roll, ka rol, ka kirdar, ka part, ka kaam karo, kaam sambhalo, kaam sambhal, kaam sambhal le, kaam sanbhalo, kaam sanbhal, ka avatar, ka character, ke kirdar, ke role, ke avatar, का रोल, के रोल',
  ],
  [
    { name: 'subject', worth: 4, position: 'after' },
    'ki baat, ki baatein, ki baaten, wali baat, wali baatein, ki bat, pe baat, par baat, ke bare, ke baare, ke vishay',
  ],
  [
    { name: 'call', worth: 3, position: 'around' },
    `${pairsOf('bring, get, call, put, fetch', 'her, him, them')}, phone de, phone do, line pe de, line pe do, de line pe, bulao, bula do, bula lo, bula, bulaiye, bulana, bulwao, bulva do, bulado, bulalo, bulao na, bhejo, bhej do, bhejiye, lao, le aao, leke aao, lekar aao, lana, laiye, hazir karo, haazir karo, come, call, call in, call karo, bring, bring in, bring out, bring back, bring on, bring up, get, get me, fetch, summon, ko la, la de, connect me to, connect me with, connect to, connect, connect karo, put me through to, put me onto, put me on to, put, put on, pass me to, pass me on to, pass me over to, transfer me to, transfer to, let, milao, milwao, mila do, milwa do, milwaiye, कॉल करो, कॉल कीजिए, कनेक्ट करो, कनेक्ट कीजिए`,
  ],
  [
    { name: 'speak', worth: 3, position: 'around' },
    'se baat, se bat, se baatein, se milao, se milwao, se mila do, se milwa do, se milna, se connect, se jodo, se jod do, se baat karaiye, se baat karwaiye, se जोड़िए, se कनेक्ट, se puchna, se puchna hai, se poochna, se salah, se madad, se help, talk to, speak to, speak with, talk with, chat with, chat to, hear from, have a word with, discuss with',
  ],
  [
    { name: 'ask', worth: 2, position: 'around' },
    'ask, consult, se pucho, se puchiye, se puch, se poochho, se puchho, ko bolne do, ko batane do',
  ],
  [
    { name: 'want', worth: 2, position: 'around' },
    'i want, i need, want, need, i would like, id like, i wanna, i prefer, give me, give, gimme, i will have, lets have, can i have, can we have, could i have, could we have, may i have, go, we need, we want, i will take, ill take, chahiye, chahiye tha, chahiye thi, chahie, chaiye, chahiyen, chaie, chahta hun, chahti hun, i want you to be, i want you as, want you to be, need you to be, want you as, need you as, de do, dedo, de de, dede, dena, dijiye, do, ki jarurat, ki zaroorat, ki zarurat, ki jaroorat, how about, what about the, time',
  ],
  [
    { name: 'you', worth: 2, position: 'before' },
    'tum, tu, aap, you, tumhe, tumhein, tujhe, tumko, khud ko, yourself, apne aap ko, aapko, tum log',
  ],
  [
    { name: 'you are', worth: 3, position: 'before' },
    `${pairsOf('your job, your work, your task, your role, your job now, your work now', 'is, is to be')}, ${pairsOf('tum, tu, aap', 'wo ho, wo hai, wo hain, woh ho, woh hai, woh hain, ab wo ho, ab wo hai, ab wo hain')}, you are, youre, you r, u are, u r, ur, you be, you will be, you should be, tumhara role, aapka role, apna role, tera role, tumhara naam, tera naam, your role, your new role, lets make you, tum mera, tum mere, tum meri, tu mera, tu meri, aap mere, maan lo, man lo, maan lijiye, socho ki, samjho`,
  ],
  [
    { name: 'are', worth: 2, position: 'after' },
    'ho, hona, ho jao, ho jaiye, ho ja, hojao, raho, samjho, samajho, samjhiye, kehlao',
  ],
  [
    { name: 'courtesy', worth: 1, position: 'around' },
    'प्लीज़, नेक्स्ट, karo, kar do, kardo, kar, kijiye, kar dijiye, krdo, kro, please, pls, plz, kripya, ab, abhi, now, next, ab se, aaj se, from now on, from now, from today, zara, jara, wapas, vaapas, back, again, instead, phir se, phirse, dobara, jaldi, quickly',
  ],
  // With one of these a question is a request.
  [
    { name: 'request', worth: 1, position: 'around' },
    'can you, could you, will you, would you, can i, could i, may i, shall we, can we, could we, let us, please can, sakte ho, sakte hain, sakte, sakti ho, sakti, sakoge, mil sakta, mil sakti, ho sakta, karoge, kar doge, doge, loge, lagaoge, bulaoge, karaoge, karwaoge, karvaoge, sake',
  ],
  [
    { name: 'who', worth: 1, position: 'before' },
    'expert in, expert on, expert of, expert for, assistant for, the one who, one who, one that, person who, guy who, someone who, somebody who, someone for, somebody for, jo',
  ],
  [
    { name: 'that one', worth: 1, position: 'after' },
    'wala, wale, wali, waala, waale, vala, vale, one, this one, this',
  ],
];

/** What each sign against an order is worth. */
const againstOrder: readonly Row[] = [
  [
    { name: 'not', worth: -6, position: 'around' },
    'nahi, nahin, nhi, nai, mat, not, dont, do not, never, bina, without, nakko, no longer, no, cant, cannot, didnt, isnt, wasnt, doesnt, wont, stop being',
  ],
  [
    { name: 'asks', worth: -6, position: 'around' },
    'kya, kitna, kitne, kitni, kaise, kaisa, kaisi, kab, kahan, kidhar, kaun, kon, kyun, kyon, kyu, kisko, kisne, konsa, kaunsa, what, whats, who, whos, when, where, wheres, why, how, which, whose, is, are the, are they, am, does, did, do you, is there, are you, have you, has, matlab kya',
  ],
  [
    { name: 'past', worth: -4, position: 'around' },
    'khatam, tha, thi, was, were, gaya, gayi, gaye, kiya, kiye, hua, hui, hue, diya, diye, liya, aaya, aayi, aaye, bola, boli, bole, kaha, bulaya, bana, banaya, called, switched, changed, opened, had, raha, rahi, rahe, did, chuka, chuki, ho gaya, ho gayi, went, came, left, said, told, says, maine, humne, have come, has come, have gone, has gone, have taken, di tune, di tumne, di aapne',
  ],
  [
    { name: 'I', worth: -5, position: 'around' },
    'hun, hoon, hu, main hi, main bhi, hum bhi, i am, im, i was, i will, ill, we will, we are, i want to be, i want to become, want to be, want to become, wants to be, wants to become, banna, banunga, banungi, banega, banegi, banenge, banna hai, karunga, karungi, karega, karegi, karenge, bulaunga, bulayenge, bulaungi, i should, should i, to be, will be, would be, has to be, would make, can be, must be, should be, could be, i can, i could, i have to, i talk, i work, i act, i play, i speak, i call',
  ],
  [
    { name: 'they', worth: -3, position: 'around' },
    'kisi ko, kisiko, he, she, they, his, her, their, ne, uska, uski, unka, woh, wo, vah, wife, husband, beta, beti, son, daughter, brother, sister, wants, is, will, should, has, comes, came, needs, gives, makes, works as, works like, acts as, acts like, talks like, plays, bolta, bolti, kehta, kehti, kehte, leta, leti, aata, aati, aayega, aayegi, ke ghar, ka ghar, karta hai, karti hai, karte ho, karta hain, deta hai, deti hai, dete ho, lagta hai, dikhta hai',
  ],
  [
    { name: 'time', worth: -3, position: 'around' },
    'kal, yesterday, tomorrow, parso, parson, subah, shaam, sham, raat, din, morning, evening, tonight, roj, roz, daily, week, hafte, mahine, month, last, later, baad, baje, before, after, always, hamesha',
  ],
  [{ name: 'earlier', worth: -3, position: 'not first' }, 'pehle'],
  [{ name: 'if', worth: -4, position: 'before' }, 'if, agar, jab, jabki, when, whenever, unless'],
  [
    { name: 'tell them', worth: -2, position: 'around' },
    'tell the, tell my, tell our, inform, ko bolo, ko bol do, ko bol, ko batao, ko bata do, ko bata, ko kaho, ko keh do, se bolo, se kaho, se keh do, ko dena, ko de do, ko do, ko dedo',
  ],
  [
    { name: 'mine', worth: -1, position: 'before' },
    'mera, meri, mere, hamara, hamare, hamari, our',
  ],
  [
    { name: 'thing', worth: -4, position: 'after' },
    'ki soch, jaisa mood, jaise mood, ka mood, report, reports, margin, margins, figure, figures, percent, percentage, rate, rates, number, numbers, book, books, salary, pagar, tankhwa, chutti, knife, light, lights, door, bin, staff, saaf, clean, list, sheet, management, song, gana, gaana, movie, show, game, uniform, apron, table, tax, share, target, zyada, jyada, kam, kum, more, less, badhao, badhana, badhega, ghata, ghatao, increase, much, enough, sale, boy, phone, dukan, kaafi, rupees, rupaye',
  ],
];

/** After the name of a role these end it. */
export const leavingAfter = lexiconOf<true>([
  [
    true,
    'band karo, band kar do, band kijiye, hataiye, chhodiye, band kar, band karke, band, hatao, hata do, hata ke, hatake, hatakar, chhodo, chodo, chhod do, chod do, chhod ke, chod ke, chhodkar, chodkar, chhod, chod, khatam karo, khatam, ki jagah, ke bajay, ki bajay, se bahar, se niklo, se nikal, se hatke, se hat ke, off karo, off kar do, off, bas, nahi chahiye, side kar, side karo, side rakho, nahi rahe, nahi raha, nahi ho, nahi hai, nakko, baad mein, baad me, baad mein dekhenge, baad mein karenge, nahi, nahin, nhi, mat bano, mat, bahut hua, bahut ho gaya, ho gaya, ki chhutti, rehne do, rahne do, se',
  ],
]);

/** Before the name of a role these end it. */
export const leavingBefore = lexiconOf<true>([
  [
    true,
    'stop, stop being, quit being, stop acting like, stop talking like, no longer, are no longer, youre no longer, you are no longer, are not, youre not, you are not, exit, quit, leave, close, turn off, switch off, instead of, rather than, enough of, enough, done with, not, no more, dont be, dont want, dont, forget, from, bahut hua, bas bahut hua',
  ],
]);

export const orderSigns = lexiconOf<Sign>([...forOrder, ...againstOrder]);
