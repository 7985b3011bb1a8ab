import type { AmountUnit, PurchaseUnit } from '@thela/ledger';
import type { Words } from '@thela/language';

/** Units of more than one. */
const many = { kg: 'kg', g: 'g', litre: 'litres', ml: 'ml', piece: 'pieces', dozen: 'dozen' };

/** The texts of the stall's pages. */
export const messages = ({ number, plural }: Words) => {
  /** `1 plate`, `2,300 plates`. */
  const counted = (count: number, one: string, other = `${one}s`) =>
    `${number(count)} ${plural(count, { one, other })}`;
  const dishes = (count: number) => counted(count, 'dish', 'dishes');
  const entries = (count: number) => counted(count, 'entry', 'entries');
  /** `1 kg`, `2.5 litres` */
  const amountOf = (amount: number, unit: AmountUnit) =>
    `${number(amount, 6)} ${plural(amount, { one: unit, other: many[unit] })}`;

  const unitName = (unit: PurchaseUnit) => {
    if (typeof unit === 'string') return unit;
    const amount = amountOf(unit.of.amount, unit.of.unit);
    return unit.as === 'loose' ? amount : `${unit.as} of ${amount}`;
  };

  return {
    cancel: 'Cancel',
    tryAgain: 'Try again',
    setUp: {
      step: (step: number, steps: number) => `Step ${number(step)} of ${number(steps)}`,
      back: 'Back',
      next: 'Continue',
      notNow: 'Not now',
      title: 'Set up my stall',
      subtitle: 'Three short steps, and all figures are about your own dishes and your own money.',
      kept: 'What you enter stays on this phone, also when you close the page. A private window forgets it.',
      clock: (day: string) =>
        `This phone’s clock says ${day}. Set it first: your stall would begin on that day.`,
      import: 'I have a copy from another phone',
    },
    details: {
      name: 'Name of the stall',
      nameHint: 'As your customers call it. At most 60 letters.',
      nameMissing: 'Give your stall a name.',
      place: 'Where it stands (you can leave it empty)',
      placeHint: 'For example: Hyderabad, Telangana',
      heading: 'Name and place',
      save: 'Save',
      saved: 'Name and place are changed.',
    },
    /** By which clock the stall's days begin: a city stands for its time zone. */
    dayBreak: {
      ofDevice: (city: string) => `This phone has another time: that of ${city}.`,
      text: (city: string) => `Each day begins at 4 in the morning, by the time of ${city}.`,
      useDevice: 'Take this phone’s time',
      useIndia: 'Take India’s time',
      moved: (city: string) =>
        `Today goes on as it is. From its end on, days begin by the time of ${city}.`,
    },
    dishes: {
      title: 'What do you sell?',
      subtitle: 'Tap each dish. It brings a usual recipe and price, which you can change.',
      search: 'Search dishes',
      clearSearch: 'Clear the search',
      searchHint: 'Dosa, golgappa, chai',
      onMenu: 'On the sample menu',
      retired: 'Were on your menu',
      onOwnMenu: 'on your menu',
      own: 'Your own',
      found: (count: number) => `${dishes(count)} found`,
      none: (text: string) => `The list has no dish called “${text}”.`,
      addTyped: (name: string) => `Add “${name}” as my own dish`,
      jump: 'Go to',
      somethingElse: 'Something else',
      ownName: 'Name of your dish',
      ownHint: 'Its cost stays unknown until you enter a recipe in My menu.',
      ownMissing: 'Give the dish a name.',
      add: 'Add this dish',
      costUnknown: 'cost unknown',
      chosen: (count: number) => (count === 0 ? 'No dish chosen' : `${dishes(count)} chosen`),
      chooseOne: 'Choose at least one dish first.',
      addTitle: 'Add dishes',
      addSubtitle:
        'Tap each dish that is new. It comes with a usual recipe and price; change both in My menu.',
      addChosen: (count: number) => (count === 0 ? 'Add' : `Add ${dishes(count)}`),
      added: (count: number) => `${dishes(count)} added at usual prices. Check them in My menu.`,
      guesses: 'Some ingredient prices are a guess: put your prices.',
    },
    prices: {
      title: 'Look over the prices',
      subtitle: 'These are usual prices. Change what is different at your stall, now or later.',
      selling: 'Selling price of a plate',
      ingredients: (count: number) => `What you pay for ${counted(count, 'ingredient')}`,
      ingredientsHint: 'Your costs and your profit are worked out from these.',
      perUnit: (unit: PurchaseUnit) => `per ${unitName(unit)}`,
      usual: (price: string) => `Usual: ${price}`,
      guess: 'a guess, put your price',
      costUnknown: 'No recipe yet: its cost is unknown.',
      invalid: 'Enter a price of 0 or more.',
      faults: (count: number) => `${counted(count, 'price is', 'prices are')} missing or wrong.`,
      start: 'Start my stall',
      starting: 'Starting …',
      failed:
        'Your stall could not be set up. Everything you typed is still here: look it over, then try again.',
      started: (name: string) => `${name} is set up. Count your first plates here.`,
    },
    home: {
      title: 'My stall',
      noPlace: 'No place entered',
      addDishes: 'Add dishes from the list',
      /** What each page holds now. */
      dishes,
      days: (count: number) => (count === 0 ? 'No day yet' : counted(count, 'day')),
      people: (count: number) => (count === 1 ? 'Only you so far' : `${number(count)} people`),
      late: (count: number) =>
        `${counted(count, 'late entry', 'late entries')} ${plural(count, { one: 'waits', other: 'wait' })}`,
      helpers: 'Helpers count on their own phones',
      phone: 'Only on this phone',
      kept: 'In your account',
      signedOut: 'Not signed in',
    },
    /** The six pages of the stall. */
    pages: {
      menu: 'Menu',
      days: 'Days',
      people: 'People',
      look: 'Language and light',
      backup: 'Backup',
      account: 'Account',
    },
    helped: {
      heading: 'You help at this stall',
      text: 'You count plates and enter expenses of today. The menu, prices, costs and other days are the owner’s.',
      count: 'Count plates',
      arriving:
        'The name and the dishes of this stall are not on this phone yet. They come as soon as there is a network.',
      leave: {
        heading: 'Leave this stall',
        action: 'Leave this stall …',
        question: 'Leave this stall?',
        text: 'You can no longer see this stall or count here. What you counted stays with the owner.',
        unsent: (count: number) =>
          `${counted(count, 'entry of yours has', 'entries of yours have')} not reached the owner yet. Wait until there is a network, then leave.`,
        confirm: 'Leave',
        keep: 'Stay',
        done: 'You have left the stall.',
      },
    },
    days: {
      today: 'Today',
      yesterday: 'Yesterday',
      loading: 'Reading your days …',
      failed: 'Your days could not be read just now.',
      empty: 'Every day on which you count plates will stand here, with what it brought.',
      emptyAction: 'Count plates',
      plates: (count: number) => counted(count, 'plate'),
      figures: {
        plates: 'Plates',
        revenue: 'Revenue',
        profit: 'Total Profit',
        expenses: 'Expenses',
        waste: 'Waste',
        left: 'In hand',
      },
      unknownCost: (names: string) => `Cost unknown, so not counted in the profit: ${names}.`,
      noPlates: 'No plates were counted.',
      correct: 'Correct this day',
      /** In the place of a figure of a day that is still being fetched. */
      coming: 'is coming',
      future: {
        heading: 'Of a day that has not come',
        text: 'A clock was ahead when this was entered, or this phone’s clock is behind now. Until the day comes, this is in no sum.',
        clock: (now: string) =>
          `This phone’s clock says ${now}. If that is wrong, set the clock first.`,
        holds: (count: number, all: number) => `${counted(count, 'plate')}, ${entries(all)}`,
        open: 'Open this day',
      },
      early: 'Of a day before the first one of your stall',
      wrongDay: 'Is all of this of another day?',
      paperBook: {
        heading: 'Enter an earlier day',
        text: 'From your paper book, also of before you set up your stall. Its menu and prices count there as you first had them.',
        day: 'Day',
        open: 'Count this day',
        wrongDay: 'Choose a day before today, of the last five years.',
      },
      more: (count: number) => `Show ${counted(count, 'more day', 'more days')}`,
    },
    /** All entries of a day that is the wrong one. */
    moveDay: {
      to: 'Move to',
      move: (count: number) => `Move ${entries(count)}`,
      wrongDay: 'Choose another day, today at the latest.',
      moved: (count: number, day: string) => `${entries(count)} moved to ${day}.`,
      ask: 'Remove …',
      question: (count: number) => `Remove ${entries(count)} for good?`,
      remove: 'Remove',
      keep: 'Keep',
      removed: (count: number) => `${entries(count)} removed.`,
    },
    paper: {
      loading: 'Reading the day …',
      failed: 'This day could not be read just now.',
      unnamed: 'My stall',
      soFar: (day: string) => `${day}, so far`,
      none: (day: string) => `Nothing is recorded for ${day}.`,
      coming: (day: string) => `${day} is still being fetched from your account.`,
      future: (day: string) => `${day} has not come yet.`,
      noDate: 'There is no such day. Choose one of your days.',
      dish: 'Dish',
      plates: 'Plates',
      price: 'Price',
      revenue: 'Revenue',
      cost: 'Cost',
      profit: 'Profit',
      unknown: 'unknown',
      averagePrice: 'Where a price changed during the day, it is the average.',
      totals: 'The whole day',
      ingredients: 'Ingredients',
      loss: (figure: string) => `${figure}, a loss`,
      uncounted: 'Sold at unknown cost',
      expenses: 'Expenses',
      waste: 'Waste',
      wasteAtCost: 'Waste, at cost',
      wastedPlates: (name: string, plates: number) => `${name}, ${counted(plates, 'plate')}`,
      wastedAmount: (name: string, amount: number, unit: AmountUnit) =>
        `${name}, ${amountOf(amount, unit)}`,
      wasteReason: { unsold: 'Unsold', spoilt: 'Spoilt', spilt: 'Spilt', other: 'Other' },
      printed: (moment: string) => `Printed ${moment}`,
    },
    /** Closing the day: four short steps. */
    close: {
      title: 'Close the day',
      counts: {
        question: 'Are the counts right?',
        right: 'Yes, right',
        correct: 'No, change them',
        all: (plates: number) => `${counted(plates, 'plate')} in all`,
        nothing:
          'Nothing is counted today. A day off? Then there is nothing to close. Sold something? Count it now, or type it.',
        count: 'Count now',
        goOn: 'Go on all the same',
      },
      expenses: {
        question: 'Any expenses?',
        hint: 'Tap what it was for, and type the amount.',
        none: 'No expenses',
        all: 'That is all',
      },
      waste: {
        question: 'Was anything thrown away?',
        hint: 'Tap the dish, and type how many plates were left over.',
        plates: (name: string) => `${name}: how many plates?`,
        add: 'Add',
        missing: 'Enter whole plates, such as 3.',
        tooHigh: 'That is more than can be entered.',
        others: (count: number) => `${counted(count, 'more dish', 'more dishes')}`,
        ingredients: 'Ingredients, or another reason',
        special: 'Make a special of it',
        none: 'Nothing',
        all: 'That is all',
      },
      notStored: 'That could not be stored. Try again.',
      done: {
        heading: 'The day is closed',
        best: (name: string, plates: number, money: string) =>
          `Most sold: ${name}, ${counted(plates, 'plate')}, ${money}`,
        none: 'Nothing sold today. Tomorrow is a new day.',
        tomorrow: 'Tomorrow’s shopping list',
        done: 'Done',
      },
    },
    copy: {
      heading: 'A copy of everything',
      text: 'A lost phone loses your records. Save a copy now and then, and send it to yourself.',
      offer: 'An account keeps your stall by itself, also should this phone be lost.',
      export: 'Save a copy',
      csv: 'Save a table for Excel (CSV)',
      tables: {
        days: 'Days',
        dishes: 'Dishes by day',
        ingredients: 'Ingredients',
        expenses: 'Expenses',
      },
      tableFailed: 'The table could not be made. Try again.',
      unit: unitName,
      futureDay: (day: string) => `${day} (has not come)`,
      /** Headings of the columns of all tables. */
      columns: {
        day: 'Date',
        plates: 'Plates',
        revenue: 'Revenue (INR)',
        ingredientCost: 'Ingredient cost (INR)',
        profit: 'Dish profit (INR)',
        expenses: 'Expenses (INR)',
        waste: 'Waste (INR)',
        left: 'In hand (INR)',
        unknownCost: 'Dishes without a known cost',
        dish: 'Dish',
        variant: 'Size or kind',
        ingredient: 'Ingredient',
        price: 'Price (INR)',
        unit: 'Price is for',
        unknownPrice: 'Without a known price',
        category: 'Kind',
        note: 'Note',
      },
      table: {
        action: 'Read in a table (CSV)',
        hint: 'Dishes and prices, prices of ingredients, or plates sold on earlier days. In Excel: “Save as”, then CSV.',
        columns: 'What is in each column?',
        column: (place: number) => `Column ${place}`,
        ignore: 'Not needed',
        missing: (columns: string) => `Say which column has this: ${columns}.`,
        whichDay: (date: string) => `Which day is ${date}?`,
        undated: (count: number) =>
          `${counted(count, 'line has', 'lines have')} no date. Of which day?`,
        asAbove: 'The day of the line above',
        howMuch: (head: string, text: string) => `How much is ${text} in “${head}”?`,
        pricesAre: 'The prices are',
        asMine: 'for what I buy each by',
        conflict: (days: number) =>
          `On ${counted(days, 'day')} other plates are counted already. Which are right?`,
        keepMine: 'Those counted here',
        takeFile: 'Those of the table',
        choose: 'Choose one.',
        names: (count: number) => `${counted(count, 'name')} in this table`,
        asNew: 'New: add it',
        is: (name: string) => `It is ${name}`,
        skip: 'Leave it out',
        skipped: (count: number) =>
          `${counted(count, 'name is', 'names are')} left out. Say what each is; a new one needs a price.`,
        more: (count: number, all: number) => `Show ${number(count)} more of ${number(all)}`,
        left: (count: number) => `${counted(count, 'line')} left out: show`,
        line: (line: number, why: string) => `Line ${line}, ${why}:`,
        unread: (column: string) => `${column} cannot be read`,
        why: {
          future: 'the day is not over',
          total: 'a sum, no dish',
          twice: 'two prices for one name',
          cells: 'does not fit the columns',
          cancelled: 'a cancelled bill',
          returned: 'more came back than was sold that day',
        },
        faults: {
          workbook: 'This is an Excel workbook. Open it in Excel, choose “Save as”, then CSV.',
          'no-table': 'This file has no table that can be read. Choose a CSV file.',
          'too-large': 'This table is too large. Save it in parts.',
          unreadable: 'This file could not be read. Try again.',
        },
      },
      notWhole: (days: number) =>
        `${counted(days, 'day is', 'days are')} still being fetched: wait for them, or the copy lacks them.`,
      exportFailed: 'The copy could not be made. Try again.',
      exported: {
        saved: 'The file is saved.',
        unknown:
          'Look for the file among your downloads. A browser inside another app may save none: open this page in Chrome or Safari then.',
        cancelled: '',
      },
      import: 'Read in a copy',
      importHint:
        'Adds what is missing on this phone. Nothing is doubled or lost, and you can undo it.',
      checking: 'Reading the file …',
      preview: 'This file',
      adds: (count: number) => `adds ${entries(count)}`,
      addsAnswers: (count: number) =>
        `adds ${counted(count, 'earlier answer', 'earlier answers')} of the tools you ask`,
      known: (count: number) => `${entries(count)} already here`,
      refused: (count: number) => `${counted(count, 'line')} left out, because they are no entries`,
      range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
      nothingNew: 'All of this file is on this phone already.',
      confirm: (count: number) => `Add ${entries(count)}`,
      confirmAnswers: (count: number) => `Add ${counted(count, 'answer', 'answers')}`,
      done: (count: number) => `${entries(count)} added.`,
      doneAnswers: (count: number) => `${counted(count, 'answer', 'answers')} added.`,
      notStored: (count: number) =>
        `Not all of the ${entries(count)} could be stored: this phone has no space left.`,
      noSpaceForAnswers: 'The answers were not added: this phone has no space left.',
      /** What a file is, in the list that begins with "This file". */
      file: {
        stall: (name: string) => `is of the stall ${name}`,
        unnamed: 'is of a stall without a name',
        made: (moment: string) => `was made on ${moment}`,
        menu: (count: number) => `has ${dishes(count)} on its menu`,
        days: (count: number) =>
          `has ${counted(count, 'day')} on which something was sold or spent`,
        newDishes: (names: string) => `brings dishes that are not on your menu: ${names}`,
        prices: (changes: string) => `changes prices: ${changes}`,
        more: (names: string, count: number) => `${names} and ${number(count)} more`,
      },
      other: {
        heading: (name: string) => `This file is of another stall. Yours is ${name}.`,
        text: 'Its dishes, prices and days would be added to yours.',
        label: (word: string) => `Type ${word} to add it all the same`,
      },
      questions: {
        heading: 'What is right?',
        text: 'Both were entered by somebody: one on this phone, one in the file. Choose one of each.',
        allHere: 'All as on this phone',
        allFile: 'All as in the file',
        missing: 'Choose one of the two.',
        here: (value: string) => `This phone: ${value}`,
        file: (value: string) => `The file: ${value}`,
        nothing: 'nothing',
        of: {
          name: (name: string) => `${name}: its name`,
          place: (name: string) => `${name}: where it stands`,
          sellingPrice: (name: string) => `${name}: price of a plate`,
          recipe: (name: string) => `${name}: recipe`,
          unit: (name: string) => `${name}: what it is bought by`,
          price: (name: string) => `${name}: what you pay`,
        },
      },
      imports: {
        heading: 'Read in so far',
        one: (moment: string, count: number) => `On ${moment}, ${entries(count)}`,
        stored: (done: number, count: number) => `${number(done)} of ${entries(count)} stored`,
        takenBack: (done: number, count: number) =>
          `${number(done)} of ${entries(count)} taken back`,
        stay: 'Keep this page open until all is done. If it is closed, this goes on when you open it again.',
        stopped: (name: string) => `Not all of ${name} is stored yet.`,
        goOn: 'Go on',
        undo: 'Undo',
        undoOf: (name: string) => `Undo ${name}`,
        question: (name: string, count: number) =>
          `Take back all ${entries(count)} of ${name}? What you entered yourself stays.`,
        takeBack: 'Take back',
        keep: 'Keep',
        done: (name: string) => `${name} is taken back.`,
        failed: 'Not all of it could be taken back. Try again.',
        unnamed: 'a copy',
      },
      faults: {
        packed: 'This file is packed (ZIP). Unpack it, then choose the file inside.',
        'not-a-ledger': 'This file is no copy of a stall. Choose the file that “Save a copy” made.',
        newer:
          'This copy was made by a newer version of the page. Load the page again, then try once more.',
        damaged: 'This file is damaged. Try an older copy.',
        'too-large': 'This file is too large to be a copy of a stall.',
        unreadable: 'This file could not be read. Try again.',
      },
    },
    storage: {
      heading: 'How safe your records are',
      opening: 'Looking …',
      failed: 'The records could not be read just now. Nothing of them is lost by that.',
      stored: (count: number) => `${entries(count)} are stored on this phone.`,
      storedUnknown: 'Your records are stored on this phone.',
      used: (size: string) => `They take ${size}.`,
      available: (size: string) => `${size} are free.`,
      unsaved: {
        full: (count: number) => `Not saved yet: ${entries(count)}. Your phone has no space left.`,
        blocked: (count: number) =>
          `Not saved: ${entries(count)}. This browser does not let the page store anything. Allow it, or save a copy before you close the page.`,
      },
      restored: (count: number) =>
        `${entries(count)} came back from the second copy, because the first was gone. Nothing is missing that the second copy had.`,
      secondCopy: 'A second copy stands beside them, in case the first is damaged.',
      noSecondCopy: 'This browser keeps no second copy, so save one yourself now and then.',
      persistent: 'The browser has promised to keep them until you erase them.',
      notPersistent:
        'The browser may remove them when the phone runs out of space, and on an iPhone after seven days without a visit. Install the page on your home screen, and save a copy now and then.',
      persistenceUnknown:
        'This browser does not say whether it may remove them. Save a copy now and then.',
      offline: 'All of this works without a network, too.',
      check: 'Look again',
    },
    erase: {
      title: 'Erase everything',
      link: 'Erase everything …',
      text: 'This removes every day, dish, price and entry of the stall from this phone, and the answers you kept. It cannot be undone.',
      count: (count: number) => `${entries(count)} will be gone.`,
      exportFirst: 'Save a copy first',
      exportHint: 'With the copy you can bring everything back, on any phone.',
      label: (text: string) => `Type ${text} to erase`,
      mismatch: (text: string) => `This is not the same. Type ${text}.`,
      action: 'Erase everything',
      keep: 'Keep everything',
      erasing: 'Erasing …',
      failed: 'Not everything could be erased. Close other tabs of this page, then try again.',
      done: 'Everything of the stall is erased from this phone.',
      nothing: 'Nothing of a stall is stored on this phone.',
      /** For somebody who is signed in. */
      accountStays:
        'These records are this phone’s own, of no account. What is in your account stays there.',
    },
    eraseAccount: {
      title: 'Erase my stall',
      text: (name: string) =>
        `This erases every day, dish, price and entry of “${name}”: in your account at once, on this phone, and on every other phone when it next has a network. It cannot be undone.`,
      helpers: 'Helpers lose the stall, too.',
      action: 'Erase my stall',
      keep: 'Keep my stall',
      done: 'Your stall is erased from your account and from this phone.',
      onlyHere: 'Only remove it from this phone …',
      helper: 'This stall is its owner’s. You can remove its copy from this phone.',
      unnamed: 'Stall without a name',
    },
    /** Shown until the stall has come from the account. */
    getting: {
      heading: 'Getting your stall …',
      hint: 'The first time takes a moment. Then it is here without a network, too.',
    },
  };
};

export type Messages = ReturnType<typeof messages>;
