import type { Messages } from './en';

export const messages = (): Messages => ({
  names: {
    'onion-uttapam': 'Pyaz Uttapam',
    'masala-dosa': 'Masala Dosa',
    'idli-sambar': 'Idli Sambar',
    'cheese-uttapam': 'Cheese Uttapam',
    'plain-dosa': 'Sada Dosa',
    onions: 'pyaz',
    potatoes: 'aloo',
    tomatoes: 'tamatar',
    lentils: 'dal',
    rice: 'chawal',
    flour: 'maida',
    cheese: 'cheese',
    oil: 'tel',
    salt: 'namak',
    spices: 'masale',
  },
});
