import type { Messages } from './en';

export const messages = (): Messages => ({
  purpose: 'पासवर्ड कोई भाँप सकता है या चुरा सकता है। फिर भी कोई और अंदर न आए, वह यहाँ सेट करें।',
});
