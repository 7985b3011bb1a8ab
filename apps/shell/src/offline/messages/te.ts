import type { Messages } from './en';

export const messages = (): Messages => ({
  replaced: (tool) => `“${tool}” మళ్ళీ తెరుచుకుంది. అక్కడ టైప్ చేసినది పోయి ఉండవచ్చు; ధరలు, ప్లేట్లు భద్రంగా ఉన్నాయి.`,
});
