import { formatRupees, formatSpecifiedRupees } from '@thela/pricing';
import { useMessages } from './messages';

/** Amounts of money that may not be known, and what is said of that, in the language of the page. */
export function useMoney() {
  const { notKnown, costsNotKnown } = useMessages();
  return {
    /** '₹400'; 'Not known' for `null`. */
    rupees: (amount: number | null) => (amount === null ? notKnown : formatRupees(amount)),
    /** '₹400.00' as the specification has it; 'Not known' for `null`. */
    specified: (amount: number | null) =>
      amount === null ? notKnown : formatSpecifiedRupees(amount),
    /**
     * 'ingredient cost of 1 dish not known'; empty where all costs are known.
     *
     * @param dishes so many sold whose cost is not known
     * @param wasted so many things that were thrown away have no known cost
     */
    costsNotKnown: (dishes: number, wasted: number) =>
      dishes + wasted === 0 ? '' : costsNotKnown(dishes, wasted),
  };
}
