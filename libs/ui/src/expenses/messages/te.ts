import type { Messages } from './en';

export const messages = (): Messages => ({
  label: 'దేనికి',
  categories: { gas: 'గ్యాస్', ice: 'ఐస్', help: 'కూలి', rent: 'అద్దె లేదా నెలవారీ', other: 'వేరేది' },
  named: (category, note) => `${category}, ${note}`,
  amount: (category) => `${category}: ఎన్ని రూపాయలు (₹)?`,
  note: 'పేరు (కావాలంటే)',
  add: 'చేర్చండి',
  missing: '0 కంటే ఎక్కువ రాయండి.',
  notANumber: '150 లాంటి ఒక సంఖ్య రాయండి.',
  tooHigh: 'ఖర్చు గరిష్ఠంగా ₹1,00,00,00,000 ఉండవచ్చు.',
});
