import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { mayBecome } from '../../schemas/fields/domainSlip';
import type { Field } from '../../schemas/fields/field';
import type { Stripped } from '../../schemas/fields/strip';
import { followTyped } from './followTyped';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

type Tidying = Pick<Field, 'strip' | 'tidy' | 'mayBeRight' | 'suggest'>;

const keepAll = (value: string): Stripped => ({ value, removed: [] });

/** Sets the value of an input. Keeps the caret in place and does not move the focus. */
const rewrite = (input: TextInput, value: string, caret: number) => {
  if (input.value === value) return;
  input.value = value;
  // An email input has no caret to set.
  if (document.activeElement === input && input.selectionStart !== null)
    input.setSelectionRange(caret, caret);
};

/**
 * Tidies typed, pasted and autofilled text. Nothing is lost: removed characters can be put back, and from then on the field
 * stays as typed until it is emptied.
 */
export const useTidyInput = (name: string, { strip = keepAll, tidy, mayBeRight, suggest }: Tidying) => {
  const { getValues, setValue, setFocus } = useFormContext<Record<string, string | undefined>>();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [meant, setMeant] = useState<string>();
  const typed = useRef('');
  const isPutBack = useRef(false);
  const valueNow = () => getValues(name) ?? '';
  const isKept = (text: string) => strip(text).removed.length === 0;

  /** Applies the edit from `before` to `next` to the text as typed. */
  const follow = (before: string, next: string) => {
    if (isPutBack.current) return next;
    // The form may have set the value itself.
    const known = strip(typed.current).value === before ? typed.current : before;
    return followTyped(known, before, next, isKept);
  };

  /** Tidies the input after a change; `before` is the value in the form state. */
  const take = (target: TextInput, before: string) => {
    const pasted = target.value;
    const whole = tidy ? tidy(pasted) : pasted;
    // A restored draft may hold characters that were put back earlier.
    isPutBack.current = pasted !== '' && (isPutBack.current || !isKept(before));
    typed.current = whole === pasted ? follow(before, pasted) : whole;
    const value = isPutBack.current ? whole : strip(whole).value;
    const caret = strip(pasted.slice(0, target.selectionStart ?? pasted.length)).value.length;
    rewrite(target, value, caret);
    setRemoved(isPutBack.current ? [] : strip(typed.current).removed);
    const suggested = suggest?.(value);
    // An unfinished `gmail.co` may become `gmail.com`.
    const isUnfinished = suggested && document.activeElement === target && mayBecome(value, suggested);
    setMeant(isUnfinished ? undefined : suggested);
  };

  /** Sets the value that a button under the field offers. */
  const choose = (value: string) => {
    typed.current = follow(valueNow(), value);
    setRemoved(isPutBack.current ? [] : strip(typed.current).removed);
    setMeant(suggest?.(value));
    setValue(name, value, { shouldValidate: true, shouldDirty: true });
    setFocus(name);
  };

  return {
    take,
    valueNow,
    removed,
    /** Puts the removed characters back; undefined when none of them can be right. */
    putBack: mayBeRight?.(removed)
      ? () => {
          isPutBack.current = true;
          choose(typed.current.trim());
        }
      : undefined,
    meant,
    takeMeant: choose,
    /** Checks the finished value for a suggestion when the visitor moves to another field. */
    leave: () => setMeant(suggest?.(valueNow())),
    forget: () => {
      typed.current = '';
      isPutBack.current = false;
      setRemoved([]);
      setMeant(undefined);
    },
  };
};
