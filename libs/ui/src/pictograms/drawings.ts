/** What a dish is, as far as a tile's colour tells. */
export type DishKind = 'tiffin' | 'snack' | 'meal' | 'drink' | 'sweet' | 'other';

/** On a field of 32 × 32; both paths have an outline of 2 in the colour of the text. */
export interface Drawing {
  readonly kind: DishKind;
  /** Filled with the tint. */
  readonly body: string;
  readonly lines: string;
}

const BOWL = 'M3 17h26c0 6-4 10-9 11h-8c-5-1-9-5-9-11z';

/**
 * Kind, words that name the dish, body, lines. The first row with a word of a name is taken: a dish of two words stands before
 * one of one word, and what a dish is before what is in it. The last one is for everything else.
 */
export const rows = `
  snack|vada pav,bada pav,vada pao,samosa pav,dabeli|M3 12c0-5 5-8 13-8s13 3 13 8zM3 23h26c0 3.5-2 5-6 5H9c-4 0-6-1.5-6-5z|M4.5 17.5c0-3 4-5.5 11.5-5.5s11.5 2.5 11.5 5.5-4 5.5-11.5 5.5S4.5 20.5 4.5 17.5zM12 16h.01M17 19h.01M21 16.5h.01
  snack|pav bhaji,pao bhaji,misal,bhurji pav,kheema pav,omelette pav,masala pav,omalet pav,amlet pav|M3.5 12.5c-1-6 2-9 6.5-9s6 3 6 9zM16 12.5c0-6 1.5-9 6-9s7.5 3 6.5 9zM3 17h26c0 6-4 10.5-9 12h-8c-5-1.5-9-6-9-12z|M11 21h.01M16 23h.01M21 21h.01M13.5 26h.01M19 26h.01M7.5 8c.4-.8 1-1.3 2-1.5M20 8c.4-.8 1-1.3 2-1.5
  snack|pani puri,gol gappa,golgappa,puchka,phuchka,gupchup,dahi puri,sev puri,kachori,kachauri|M5 19a11 10 0 1 0 22 0a11 10 0 1 0-22 0z|M10 12.5c0-2 3-3 6-3s6 1 6 3-3 3.5-6 3.5-6-1.5-6-3.5zM14 12.5h.01M18 12.5h.01M16 3v3M10 4.5l1 2M22 4.5l-1 2M9 20c.5 2.5 2 4 4 5
  snack|bhel,jhalmuri,muri,murmura,maramar,peanut,moongphali,chana jor,sundal,ghugni,popcorn,jhalmudi,guggil|M5 12.5C4 7 9 2.5 16 2.5S28 7 27 12.5z|M4 12.5h24l-9 17h-6zM13.5 29.5 21 12.5M10 9h.01M14.5 6.5h.01M18 10h.01M22 8h.01
  snack|chaat,chat,tikki,ragda,papdi,dahi vada,dahi bada,dahi bhalla,perugu vada|M5 18c2-5.5 6-8 11-8s9 2.5 11 8z|M2 18h28c-2 6-7 9-14 9S4 24 2 18zM10 17l2.5-3.5L16 17l3.5-3.5L22 17M11 6h.01M16 4.5h.01M21 6h.01
  snack|samosa,singara,singhara|M16 3.5c1.5 0 2.5 1 3.5 2.5l9 15.5c1.2 2.2 0 4.5-2.5 5-7 1.5-13 1.5-20 0-2.5-.5-3.7-2.8-2.5-5L12.5 6C13.5 4.5 14.5 3.5 16 3.5z|M4 21.5c8 2 16 2 24 0M9 23v3.5M13.7 23.7v3.5M18.3 23.7v3.5M23 23v3.5M16 8l-4.5 8.5
  snack|momo,dumpling,dim sum,modak|M3 22c0-6 5-8 8.5-12 1-1.5 2-4 4.5-4s3.5 2.5 4.5 4C24 14 29 16 29 22c0 4-5 5.5-13 5.5S3 26 3 22z|M16 10v6M12.5 12c0 3-2.5 4.5-3.5 8M19.5 12c0 3 2.5 4.5 3.5 8M13.5 6c1.5 1.5 3.5 1.5 5 0
  snack|noodle,maggi,chowmein,hakka,pasta,ramen,semiya,sevai,nudul,nudal,maigi,myagi|M5 17c-1-3 1-5 4-5 1-4 6-4 7-2 3-2 6-.5 7 2 3 0 5 2 4 5z|${BOWL}M10 17c0-4 4-4 4 0M14.5 14c0-4 5-4 5 1M19 17c0-3 4-3 4 0M19 10l7-8M23 11l7-7
  snack|pizza|M4 9c7-4.5 17-4.5 24 0L16 29.5z|M6 12.5c6-3 14-3 20 0M13 16.5h.01M19 16h.01M16 21.5h.01
  snack|burger,vada bun,bargar|M3 13c0-6 5-9 13-9s13 3 13 9zM4 23h24c0 3.5-2 5-5 5H9c-3 0-5-1.5-5-5z|M3 16.5c2 2 4 2 6.5 0s4.5 2 6.5 0 4 2 6.5 0 4.5 2 6.5 0M4 20h24M11 9h.01M16 7.5h.01M21 9h.01
  snack|sandwich,toast,grilled,saindvich,saindavich|M3 20 16 5l13 15z|M3 20v7h26v-7M3 23.5c2 1.7 4.3 1.7 6.5 0 2.2 1.7 4.3 1.7 6.5 0 2.2 1.7 4.3 1.7 6.5 0 2.2 1.7 4.3 1.7 6.5 0
  snack|roll,wrap,frankie,shawarma,kathi|M9 14V9c0-4 3-6.5 7-6.5S23 5 23 9v3z|M8 15l16-4v13c0 4-3 6-8 6s-8-2-8-6zM8 22l16-4M13 8h.01M16.5 10h.01M19 7h.01
  snack|fries,fry chips,chips,wafers,french fraij,french frais|M7 14 6 6h4.5l.5 8M11 14l-.5-11H15v11M16 14V4h4.5L20 14M21 14l1-8h4l-1 8|M5 13.5c5 3.5 17 3.5 22 0L24 30H8z
  tiffin|dosa,dosha,dose,dosai,pesarattu,attu,cheela,chilla|M3 17.5 22 4c4-1 8 5 6 9L10 23.5c-4 1.5-8-2.5-7-6z|M22 4c-2 2 1 9 6 9M22.5 8.5c1 0 1.5.8 1.2 1.8M8 17.5l3 3.5M13 13.5l3 4M20 23h10c0 4-2 6-5 6s-5-2-5-6z
  tiffin|uttapam,utappam,oothappam,appam,oratti|M3 16a13 12.5 0 1 0 26 0a13 12.5 0 1 0-26 0z|M9 11c2 0 3 1 3.5 2.5M17 8c2 0 3 1 3 3M22 16c-1.5 0-2.5 1-2.5 2.5M10 19c1.5 0 2.5 1 2.5 3M16.5 22c1.5-1 3-.5 4 .5M15.5 15.5h.01M22.5 12h.01M8 16h.01M14 25h.01
  tiffin|idli,idly,paniyaram,ponganalu|M2.5 20.5a6.75 5 0 1 0 13.5 0a6.75 5 0 1 0-13.5 0zM16 20.5a6.75 5 0 1 0 13.5 0a6.75 5 0 1 0-13.5 0zM9.25 11a6.75 5 0 1 0 13.5 0a6.75 5 0 1 0-13.5 0z|M1.5 29h29M13 9c1-.7 2-.9 3-.9
  tiffin|vada,wada,gaare,garelu,gare,bada,doughnut|M3 16a13 12 0 1 0 26 0a13 12 0 1 0-26 0zM12 15a4 3.5 0 1 0 8 0a4 3.5 0 1 0-8 0z|M8 12h.01M13 7.5h.01M22 9.5h.01M25 16.5h.01M8 19.5h.01M14 23.5h.01M21 22h.01
  meal|poli,bobbatlu,roti,chapati,chapathi,phulka,naan,kulcha,kulche,rumali,bhakri,jowar|M3 12.5a13 7 0 1 0 26 0a13 7 0 1 0-26 0z|M3 12.5v4.5c0 4 6 7 13 7s13-3 13-7v-4.5M3 17v4.5c0 4 6 7 13 7s13-3 13-7V17M11 11.5h1M17 9.5h1M20 13.5h1M14 15.5h1
  tiffin|poori,puri,bhatura,bhature,luchi|M3 20c0-9 5-14 13-14s13 5 13 14c0 4-5 5.5-13 5.5S3 24 3 20z|M1.5 29h29M9 15c1-2.5 3-4 5.5-4.5M20 13h.01M23 17h.01M17 18h.01
  meal|paratha,parotta,porotta,parantha,prantha,litti,thepla,naan|M3 16a13 12.5 0 1 0 26 0a13 12.5 0 1 0-26 0z|M12.5 13.5l6-1.5 1.5 6-6 1.5zM8 12l2-3M21 7l3 2.5M7.5 19l2 3M24.5 20l-2 2.5M15 24.5l3-.5M15 7.5h2
  meal|biryani,biriyani,birayani,biryaani,pulao,pulav,tehri,handi|M5 14h22c2.5 6 1 15-5 15H10C4 29 2.5 20 5 14z|M3 14h26M7.5 14c0-4 3.5-6.5 8.5-6.5s8.5 2.5 8.5 6.5M16 7.5V4M13.5 4h5M4 20c8 2 16 2 24 0
  meal|rice,rais,chawal,chaval,annam,sadam,pulihora,bhaat,khichdi,khichadi,kichidi|M4 17c1.5-7 6-10 12-10s10.5 3 12 10z|${BOWL}M10.5 13l1.2-1.5M15.5 10.5h1.5M20.5 12.5l1 1.2M14 14.5l1.5-.8M18.5 15l1.5.5
  meal|thali,meals,meal,plate,bhojanam,combo|M2.5 16a13.5 13.5 0 1 0 27 0a13.5 13.5 0 1 0-27 0z|M14.5 18a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0zM6 16.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM10 9.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM9.5 23.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM20 8h.01M22 9.5h.01M19.5 10h.01M18.5 17h1M21.5 19.5h.01
  tiffin|upma,uppittu,pongal,poha,pohe,atukul,sabudana,khaman,daliya,oats|M4 17c1.5-7 6-10 12-10s10.5 3 12 10z|${BOWL}M11 13.5h.01M15 15h.01M20 14.5h.01M13.5 10.5c1-2.5 4-3.5 6-2-1 2.5-3.5 3.5-6 2z
  snack|dhokla,khaman,cake,pastry,barfi,burfi,pak,peda|M3 12l13-6 13 6-13 6z|M3 12v9l13 7 13-7v-9M16 18v10M11 12h.01M16 10h.01M21 12h.01M16 14h.01
  snack|mirchi,mirapakaya,chilli bajji,chili bajji|M26 8.5c4 8-2 18-19 19.5-3 0-4-2-1-3 8-3 8-8 9.5-13 1.5-5 7.5-7 10.5-3.5z|M21.5 7c0-2.5 1.5-4 4-4.5M21.5 12c.5 4-1.5 7.5-5 9.5
  meal|chicken,murg,murgh,kodi,kozhi,mutton,meat,gosht,kheema,keema,chikan|M18 4c7-3 13 4 10.5 11-2 5.5-8.5 8-13.5 6l-3-3c-2-5.5 1-12 6-14z|M12.5 18 7 23.5c-2-1-4 0-4 2s1.5 2.5 3 2.5c0 1.5 1 3 2.5 3 2 0 3-2 2-4l4.5-5.5M21 8.5c2 0 3.5 1.5 3.5 3.5
  meal|fish,machli,machhli,machi,chepa,chepala,meen,prawn,royyala,jhinga|M2.5 16c4-8 13-10 19-3l7.5-6c1 5 1 13 0 18l-7.5-6c-6 7-15 5-19-3z|M8.5 14.5h.01M13.5 10c2.5 3.5 2.5 8.5 0 12
  meal|egg,eggs,anda,ande,guddu,gudlu,omelette,omelet,omlet,amlet,aamlet,bhurji|M10.5 16.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z|M15 3.5c5-1.5 8 3 11 6s4.5 8 1 11.5-6 8-12 7.5-6.5-3.5-9-6S2 16 4.5 12 9 5 15 3.5z
  drink|coconut water,tender,nariyal,kobbari,elaneer,coconut|M4 17c0-7 5-11 12-11s12 4 12 11c0 7-5 12.5-12 12.5S4 24 4 17z|M9.5 10c0-2 3-3 6.5-3s6.5 1 6.5 3-3 3.5-6.5 3.5-6.5-1.5-6.5-3.5zM16 10l3-8h5M8 19c1 3.5 3 6 5.5 7
  snack|pakoda,pakora,pakodi,pakode,bajji,bhajji,bhaji,bhajiya,bonda,punugu,manchuri,cutlet,katlet,kofta,fritter,gobi 65,pakauda|M3 22c-1-4 1.5-7 5-6.5 2-2 6-1 7 1.5 2 2 2 5.5 0 7-1.5 3-5.5 4-7.5 2-3 .5-4.5-1.5-4.5-4zM16 22c-1-4 1.5-7 5-6.5 2-2 6-1 7 1.5 2 2 2 5.5 0 7-1.5 3-5.5 4-7.5 2-3 .5-4.5-1.5-4.5-4zM9.5 11c-1-4 1.5-7 5-6.5 2-2 6-1 7 1.5 2 2 2 5.5 0 7-1.5 3-5.5 4-7.5 2-3 .5-4.5-1.5-4.5-4z|M8 20h.01M11 23h.01M21 20h.01M24 23h.01M14.5 9h.01M17 12h.01
  drink|chai,chay,tea,ti|M9.3 14h13.4l-1.3 15H10.6z|M8.5 10h15l-2 19h-11zM13.5 18l.3 7M18.5 18l-.3 7M13 7c-2-2 1.5-3 0-5M19 7c-2-2 1.5-3 0-5
  drink|coffee,kaapi,kapi,kofi|M9.5 7h13l-1.3 14h-10.4z|M8.5 4h15v3h-15zM9 21H4l2.5 8.5h19L28 21h-5
  drink|lassi,chaas,chhachh,chhach,majjiga,buttermilk,mattha,thandai,falooda,dahi,curd,perugu|M7 11c-1-4 3-7 9-7s10 3 9 7c-1 3-4 2.5-5 1-1 3-4 3-5 .5-1 2-4 2-4.5 0C9.5 13.5 7.5 13 7 11z|M8 13l2 16.5h12L24 13M9.5 21h13
  drink|nimbu,ninbu,neembu,lemon,limbu,nimma,shikanji,jaljeera,panna,mojito,sherbet,sharbat,jal jeera|M12.5 21a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0z|M21 16v10M16.7 18.5l8.6 5M16.7 23.5l8.6-5M3 7h17l-.4 4M3 7l2 22h10M12 11l3-9h4
  drink|soda,cola,bottle,water bottle,thums,sprite,cold drink,goli|M12 9c0 4-4 4.5-4 9v9.5c0 1 1 2 2 2h12c1 0 2-1 2-2V18c0-4.5-4-5-4-9z|M12 9V5h8v4zM8 18.5h16M8 24.5h16M12 2.5h8V5h-8z
  drink|shake,shek,milk,doodh,palu,smoothie,horlicks,boost,badam|M7.5 13h17l-2.5 16.5H10z|M6 13h20M8 13c0-5 3-7.5 8-7.5s8 2.5 8 7.5M16 13V2.5l4-1M9.5 19.5h13
  drink|juice,jyus,jus,ganna,ganne,sugarcane,cheruku,cheraku,mosambi,ras|M7.8 15h12.4l-1.7 14.5h-9z|M6.5 9h15l-2.5 20.5H9zM14 15l3-12.5 4-1M19.5 9c0-3 2-5 5-5s5 2.5 5 5-2 5-5 5c-1 0-2-.3-3-.8M24.5 4v10
  sweet|ice cream,icecream,aisakrim,aiskrim,ais krim,kulfi,gola,candy,ice,chuski|M7 14C6 7 10 2.5 16 2.5S26 7 25 14c-1 2.5-3.5 2-4.5.5-1 2.5-3.5 2.5-4.5 0-1 2.5-3.5 2.5-4.5 0C10.5 16 8 16.5 7 14z|M8.5 15.5 16 30.5l7.5-15M11.5 21.5l6-5M20.5 21.5l-6-5
  sweet|jalebi,jilebi,jilapi,imarti,jangiri,chakli,murukku|M3 16C2 8 8 2.5 16 3c8-.5 14 5 13 13 1 8-5 13.5-13 13C8 29.5 2 24 3 16z|M16 16c0-2 3.5-2 4 .5s-2 4.5-5 4.5-5.5-2.5-5.5-6 3-7 7.5-7 8.5 3.5 8.5 8.5-4 9-9.5 9
  sweet|jamun,rasgulla,rasagulla,rasmalai,roshogolla|M4 17c-1-7 10-8 11-1v1zM17 17v-1c1-7 12-6 11 1zM10 11c0-8 12-8 12 0-2.5.5-4 2-5 4h-2c-1-2-2.5-3.5-5-4z|${BOWL}M7.5 14c.3-.8.8-1.3 1.5-1.5M13.5 8.5c.5-.8 1.2-1.2 2-1.2
  sweet|halwa,halva,sheera,kesari,kheer,payasam,rabri,rabdi,phirni,meetha,mitha,shahi,pudding,malpua|M5 20c2-9 6-14 11-14s9 5 11 14z|M2 20h28c-1.5 5.5-6 8.5-14 8.5S3.5 25.5 2 20zM14 12.5c1.5-2.5 4-3 6-1.5-1.5 2.5-4 3-6 1.5zM10.5 17l1.5-1M18 17h.01M22 16h.01
  sweet|ladoo,laddu,laddoo,laddoos,ladu,sweet,mithai|M3 21.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM16 21.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zM9.5 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z|M2 30h28M8 20h.01M11 23h.01M21 20h.01M24 23h.01M14 9h.01M18 9h.01M16 12.5h.01
  snack|corn,bhutta,butta,makka,makai,mokkajonna|M16 2c5.5 0 7.5 6 7.5 13 0 5-1.5 9-3 11h-9c-1.5-2-3-6-3-11C8.5 8 10.5 2 16 2z|M13 3.5V20M19 3.5V20M9.5 9.5h13M9 14.5h14M9 19.5h3M20 19.5h3M8.5 17c-5 2-6 8-2.5 13 5 0 9-2 10-6 1 4 5 6 10 6 3.5-5 2.5-11-2.5-13
  snack|bread,bun,maska,pav,pao,rusk,khari|M6 11C2 7 5 3 11 3h10c6 0 9 4 5 8v15c0 2-1 3-3 3H9c-2 0-3-1-3-3z|M11.5 12l3 3M17 12l4 4M11.5 18l5 5
  meal|dal,sambar,sambhar,rajma,chole,chhole,chana,kadhi,pappu,rasam|M4 15a12 4.5 0 1 0 24 0a12 4.5 0 1 0-24 0z|M4 15c0 8 4 13.5 9 14.5h6c5-1 9-6.5 9-14.5M11 14.5h.01M15 16.5h.01M19 16l8-13.5
  meal|soup,sup,shorba,ganji,ambali|M3 15h26c0 7-4 12-9 13h-8c-5-1-9-6-9-13z|M10.5 11c-2-2.5 2-4 0-7M16 11c-2-2.5 2-4 0-7M21.5 11c-2-2.5 2-4 0-7M10 31h12
  meal|salad,sprout,kachumber|M5 17C2 11 6 6 10.5 9 11 3 19 2 20.5 8c5-3 9 3 6.5 9z|${BOWL}M10.5 9c0 3 1 5 3 8M20.5 8c0 3-1 6-3 9
  snack|fruit,mango,aam,apple,banana,kela,papaya,phal,pandlu|M9.5 9c8-6 19-.5 18.5 9.5-.5 9-10 13-17 10S2.5 14 9.5 9z|M12 7.5C12 3 16 1 20.5 2.5 19.5 6.5 16 8.5 12 7.5M23.5 14c.8 1.3 1 3 .8 4.5
  snack|tikka,paneer,kebab,kabab,chaap,seekh,tandoori|M6.5 18.5l7 7-3.5 3.5-7-7zM14.5 10.5l7 7-5 5-7-7zM20 5l7 7-4 4-7-7z|M30 2l-4 4M5 27l-3 3
  meal|sabzi,subzi,sabji,bhaji,curry,kura,koora,palak,gobi,aloo,bhindi,mushroom,chilli,korma,kurma|M4 13a12 4.5 0 1 0 24 0a12 4.5 0 1 0-24 0z|M4 13c0 9 5 15.5 12 15.5S28 22 28 13M4 13H1.5c0-4 2-5 4-3M28 13h2.5c0-4-2-5-4-3M11 12.5h.01M15.5 14.5h.01M20.5 12.5h.01
  other||M8.5 16a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0z|M2 4v6c0 3 4 3 4 0V4M4 4v24M28 28V4c-2.5 1-3.5 4-3.5 8 0 2.5 1 4 3.5 4M12.5 16a3.5 3.5 0 0 1 3.5-3.5
`;
