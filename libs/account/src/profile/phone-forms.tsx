import { useState } from 'react';
import { PhoneCodeForm } from './phone-code-form';
import { PhoneForm } from './phone-form';
import type { FormProps } from './section-props';

/** Adds or changes the number in two steps: the number, then the code of its message. */
export function PhoneForms(props: FormProps) {
  const { nextPhone } = props.person;
  const [isOther, setOther] = useState(false);
  if (nextPhone === null || isOther) {
    return <PhoneForm {...props} onSent={() => setOther(false)} />;
  }
  return (
    <PhoneCodeForm key={nextPhone.to} {...props} next={nextPhone} onOther={() => setOther(true)} />
  );
}
