import type { Messages } from './en';

export const messages = (): Messages => ({
  share: 'పంపండి',
  whatsApp: 'WhatsApp ద్వారా పంపండి',
  picture: 'ఫోటో',
  copy: 'కాపీ చేయండి',
  print: 'ప్రింట్ చేయండి',
  copied: 'కాపీ అయింది.',
  notCopied: 'కాపీ కాలేదు. ప్రింట్ చేయవచ్చు.',
  notShared: 'పంపలేకపోయాం. కాపీ చేయవచ్చు.',
  saved: 'ఫోటో సేవ్ అయింది.',
  notDrawn: 'ఫోటో తయారు కాలేదు. మెసేజ్‌గా పంపవచ్చు.',
});
