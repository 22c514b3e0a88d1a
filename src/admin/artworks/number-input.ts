import type { ChangeEvent, FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type InputEvent = ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>;

/** A number input returns '' for '1e' or '12.': an unreadable price would be stored as none. */
export function withUnreadable({ onChange, onBlur, ...field }: UseFormRegisterReturn) {
  const pass = (handler: typeof onChange) => (event: InputEvent) => {
    const { validity, value } = event.target;
    const text = validity.badInput ? 'unreadable' : value;
    return handler({ type: event.type, target: { name: field.name, value: text } });
  };
  return { ...field, onChange: pass(onChange), onBlur: pass(onBlur) };
}
