import type { Messages } from './en';

export const messages = (): Messages => ({
  purpose: 'పాస్‌వర్డ్‌ను ఎవరైనా ఊహించవచ్చు, దొంగిలించవచ్చు. అయినా వేరేవాళ్ళు రాకుండా ఇక్కడ సెట్ చేసుకోండి.',
});
