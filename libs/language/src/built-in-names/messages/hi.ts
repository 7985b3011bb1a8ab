import type { Messages } from './en';

export const messages = (): Messages => ({
  names: {
    'onion-uttapam': 'प्याज़ उत्तपम',
    'masala-dosa': 'मसाला डोसा',
    'idli-sambar': 'इडली सांभर',
    'cheese-uttapam': 'चीज़ उत्तपम',
    'plain-dosa': 'सादा डोसा',
    onions: 'प्याज़',
    potatoes: 'आलू',
    tomatoes: 'टमाटर',
    lentils: 'दाल',
    rice: 'चावल',
    flour: 'मैदा',
    cheese: 'चीज़',
    oil: 'तेल',
    salt: 'नमक',
    spices: 'मसाले',
  },
});
