import type { Messages } from './en';

export const messages = (): Messages => ({
  purpose: 'మీ పేరు, మిమ్మల్ని ఎలా చేరుకోవాలి, మీరు ఎలా సైన్ ఇన్ చేస్తారు.',
});
