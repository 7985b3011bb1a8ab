/** Price by ingredient name, in rupees per kilogram or per litre. */
export type IngredientPrices = Readonly<Record<string, number>>;

/** One dish that the stall sells. */
export interface MenuItem {
  /** Names the item in plate counts and charts; unique within a menu. */
  readonly id: string;
  readonly name: string;
  /** Rupees a plate. */
  readonly sellingPrice: number;
  /** Kilograms or litres that go into one plate, by ingredient name. */
  readonly ingredients: Readonly<Record<string, number>>;
}

/** Opening ingredient prices, in rupees per kilogram or litre (specification, section 3). */
export const defaultIngredientPrices: IngredientPrices = {
  onions: 30,
  potatoes: 25,
  tomatoes: 40,
  lentils: 80,
  rice: 50,
  flour: 35,
  cheese: 200,
  oil: 120,
  salt: 10,
  spices: 15,
};

/** The opening menu: rupees a plate, kilograms or litres a plate (specification, section 3). */
export const builtInMenu: readonly MenuItem[] = [
  {
    id: 'onion-uttapam',
    name: 'Onion Uttapam',
    sellingPrice: 70,
    ingredients: {
      onions: 0.1,
      rice: 0.05,
      flour: 0.05,
      oil: 0.01,
      salt: 0.001,
      spices: 0.002,
    },
  },
  {
    id: 'masala-dosa',
    name: 'Masala Dosa',
    sellingPrice: 85,
    ingredients: {
      potatoes: 0.15,
      rice: 0.07,
      lentils: 0.03,
      onions: 0.03,
      oil: 0.01,
      salt: 0.001,
      spices: 0.003,
    },
  },
  {
    id: 'idli-sambar',
    name: 'Idli Sambar',
    sellingPrice: 60,
    ingredients: {
      rice: 0.1,
      lentils: 0.05,
      tomatoes: 0.05,
      spices: 0.005,
      salt: 0.001,
    },
  },
  {
    id: 'cheese-uttapam',
    name: 'Cheese Uttapam',
    sellingPrice: 90,
    ingredients: {
      cheese: 0.05,
      rice: 0.05,
      flour: 0.05,
      onions: 0.02,
      oil: 0.01,
      salt: 0.001,
      spices: 0.002,
    },
  },
  {
    id: 'plain-dosa',
    name: 'Plain Dosa',
    sellingPrice: 50,
    ingredients: {
      rice: 0.08,
      lentils: 0.02,
      oil: 0.005,
      salt: 0.001,
    },
  },
];
