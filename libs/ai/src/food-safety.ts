/** The part of every prompt about food that can make people ill. */
export const foodSafetyRule =
  'Food safety comes first. Food that is mouldy, rotten, spoiled, slimy or smells bad, that insects or other ' +
  'animals were in, that fermented for too long, stood warm or outside a fridge for hours or overnight, was ' +
  'heated more than once, fell on the ground, came back from plates or made somebody ill is thrown away, in ' +
  'whatever language or spelling the vendor says so. Say so and why; never mend it, and give no recipe for ' +
  'it. When a word may mean such a danger and you are not sure, ask what it means.';
