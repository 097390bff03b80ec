import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { mayBecome } from '../../schemas/domainSlip';
import type { Stripped } from '../../schemas/strip';
import { followTyped } from './followTyped';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

export interface Tidying {
  /** Takes out characters that cannot be right, while they are typed. */
  strip?: (value: string) => Stripped;
  /** Tidies a value that was pasted or filled in as a whole, before anything is taken out. */
  tidy?: (value: string) => string;
  /** Whether what was taken out may be right after all, so that the visitor can put it back. */
  mayBeRight?: (removed: readonly string[]) => boolean;
  /** What was probably meant, if not what was typed. */
  suggest?: (value: string) => string | undefined;
}

const keepAll = (value: string): Stripped => ({ value, removed: [] });

/** Sets what an input holds. The caret stays where it was; an input without the focus does not get it. */
const rewrite = (input: TextInput, value: string, caret: number) => {
  if (input.value === value) return;
  input.value = value;
  // An email input has no caret to set.
  if (document.activeElement === input && input.selectionStart !== null)
    input.setSelectionRange(caret, caret);
};

/**
 * Tidies what is typed, pasted or filled in, and knows what to say about it under the field. Nothing is lost: what was
 * taken out can be put back, and from then on the field stays as typed until it is emptied.
 */
export const useTidyInput = (name: string, { strip = keepAll, tidy, mayBeRight, suggest }: Tidying) => {
  const { getValues, setValue, setFocus } = useFormContext<Record<string, string | undefined>>();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [meant, setMeant] = useState<string>();
  const typed = useRef('');
  const isPutBack = useRef(false);
  const valueNow = () => getValues(name) ?? '';
  const isKept = (text: string) => strip(text).removed.length === 0;

  /** Makes the edit that led from `before` to `next` in the text as typed, too. */
  const follow = (before: string, next: string) => {
    if (isPutBack.current) return next;
    // The form may have set the field itself.
    const known = strip(typed.current).value === before ? typed.current : before;
    return followTyped(known, before, next, isKept);
  };

  /** Tidies what the input holds after a change; `before` is what the form held. */
  const take = (target: TextInput, before: string) => {
    const pasted = target.value;
    const whole = tidy ? tidy(pasted) : pasted;
    // A draft that was restored may hold what was put back before.
    isPutBack.current = pasted !== '' && (isPutBack.current || !isKept(before));
    typed.current = whole === pasted ? follow(before, pasted) : whole;
    const value = isPutBack.current ? whole : strip(whole).value;
    const caret = strip(pasted.slice(0, target.selectionStart ?? pasted.length)).value.length;
    rewrite(target, value, caret);
    setRemoved(isPutBack.current ? [] : strip(typed.current).removed);
    const suggested = suggest?.(value);
    // While `gmail.co` is being typed it may still become `gmail.com`.
    const isUnfinished = suggested && document.activeElement === target && mayBecome(value, suggested);
    setMeant(isUnfinished ? undefined : suggested);
  };

  /** Sets the field to `value`, as a button under it says. */
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
    /** Puts back what was taken out; undefined when none of it could be right. */
    putBack: mayBeRight?.(removed)
      ? () => {
          isPutBack.current = true;
          choose(typed.current.trim());
        }
      : undefined,
    meant,
    takeMeant: choose,
    /** The visitor goes on to another field: what was typed is what is meant. */
    leave: () => setMeant(suggest?.(valueNow())),
    forget: () => {
      typed.current = '';
      isPutBack.current = false;
      setRemoved([]);
      setMeant(undefined);
    },
  };
};
