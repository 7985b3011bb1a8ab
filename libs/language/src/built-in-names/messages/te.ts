import type { Messages } from './en';

export const messages = (): Messages => ({
  names: {
    'onion-uttapam': 'ఉల్లి ఊతప్పం',
    'masala-dosa': 'మసాలా దోశ',
    'idli-sambar': 'ఇడ్లీ సాంబార్',
    'cheese-uttapam': 'చీజ్ ఊతప్పం',
    'plain-dosa': 'సాదా దోశ',
    onions: 'ఉల్లిపాయలు',
    potatoes: 'ఆలుగడ్డలు',
    tomatoes: 'టమాటాలు',
    lentils: 'పప్పు',
    rice: 'బియ్యం',
    flour: 'మైదా',
    cheese: 'చీజ్',
    oil: 'నూనె',
    salt: 'ఉప్పు',
    spices: 'మసాలాలు',
  },
});
