import type { Messages } from './en';

export const messages = (): Messages => ({
  purpose: 'Aapka naam, aapse sampark kahan ho, aur aap sign in kaise karte hain.',
});
