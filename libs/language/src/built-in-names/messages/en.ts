export const messages = () => ({
  /** By id: the dishes and ingredients that every stall begins with (specification, section 3). */
  names: {
    'onion-uttapam': 'Onion Uttapam',
    'masala-dosa': 'Masala Dosa',
    'idli-sambar': 'Idli Sambar',
    'cheese-uttapam': 'Cheese Uttapam',
    'plain-dosa': 'Plain Dosa',
    onions: 'onions',
    potatoes: 'potatoes',
    tomatoes: 'tomatoes',
    lentils: 'lentils',
    rice: 'rice',
    flour: 'flour',
    cheese: 'cheese',
    oil: 'oil',
    salt: 'salt',
    spices: 'spices',
  },
});
export type Messages = ReturnType<typeof messages>;
