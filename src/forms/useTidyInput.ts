import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { mayBecome } from '../../schemas/fields/domainSlip';
import { pasted, type Field } from '../../schemas/fields/field';
import type { Stripped } from '../../schemas/fields/strip';
import { firstFailure } from '../../schemas/ruleTable';
import {
  hasNoSelection,
  replaceSelection,
  replaceText,
  setQuietly,
  type TextInput,
} from '../browser/editInput';
import { FIELD } from '../config/form.markup';
import { marked } from '../config/mark';
import { COMPOSING } from '../native/composing.markup';
import { applyEdit } from './applyEdit';

type Tidying = Partial<
  Pick<Field, 'rules' | 'strip' | 'tidy' | 'joins' | 'mayBeRight' | 'suggest' | 'nearest'>
>;

const keepAll = (value: string): Stripped => ({ value, removed: [] });

const inputTypeOf = ({ type, nativeEvent }: ChangeEvent | CompositionEvent) => {
  if (type === 'compositionend') return 'insertCompositionText';
  return 'inputType' in nativeEvent ? String(nativeEvent.inputType) : '';
};
const isComposing = ({ nativeEvent }: ChangeEvent | CompositionEvent) =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true;
const isUndo = (inputType: string) => inputType.startsWith('history');
/** Typed by hand. The event of a paste, a drop or a program has another type, or none. */
const isTyped = (inputType: string) =>
  /^(?:insert(?:Text|CompositionText|LineBreak)$|delete|history)/.test(inputType);

/** Rewrites an input during its own event. Keeps the caret in place and does not move the focus. */
const rewrite = (input: TextInput, value: string, caret: number) => {
  if (input.value === value) return;
  setQuietly(input, value);
  if (document.activeElement === input && !hasNoSelection(input)) input.setSelectionRange(caret, caret);
};

/** The range of an edit that is about to happen. An email input reports none, unless it is empty. */
const selectionOf = (input: TextInput) => {
  const { value, selectionStart, selectionEnd } = input;
  if (!hasNoSelection(input)) return { start: selectionStart ?? 0, end: selectionEnd ?? 0 };
  return value === '' ? { start: 0, end: 0 } : undefined;
};

/**
 * Registers an input and tidies typed, pasted and autofilled text. Nothing is lost: removed characters can be put
 * back, and then the field stays as typed until it is emptied.
 * @param name the input's name
 */
export const useTidyInput = (name: string, spec: Tidying) => {
  const { rules = [], strip = keepAll, joins, mayBeRight, nearest, suggest } = spec;
  const { register, getValues, trigger } = useFormContext<Record<string, string | undefined>>();
  const field = register(name);
  const element = useRef<TextInput>(null);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [suggestion, setSuggestion] = useState<string>();
  /** The entry that was replaced by an offered one. */
  const [replaced, setReplaced] = useState<string>();
  /** Whether the visitor may be unable to enter what the rules ask for. */
  const [isStuck, setStuck] = useState(false);
  const typed = useRef('');
  /** Whether the text stays as typed: removed characters were put back, or a paste would have joined separate words. */
  const isAsTyped = useRef(false);
  const isTakenOver = useRef(false);
  /** Whether `onBeforeInput` has handled the next change. */
  const isKnown = useRef(false);
  const valueNow = () => getValues(name) ?? '';
  const isKept = (text: string) => strip(text).removed.length === 0;

  /** The text as typed, after an edit that changed the value from `before` to `after`. */
  const typedAfter = (before: string, after: string) => {
    if (isAsTyped.current) return after;
    // The form may have set the value itself.
    const known = strip(typed.current).value === before ? typed.current : before;
    return applyEdit(known, before, after, isKept);
  };

  /** Records a text that follows the value `before`, and returns the value for the field. */
  const take = (before: string, text: string, inputType: string): string => {
    setStuck(false);
    if (text === '') {
      typed.current = '';
      isAsTyped.current = false;
      setRemoved([]);
      return '';
    }
    // A restored draft may hold characters that were put back earlier, and so may a text that undo brings back.
    if (!isKept(before) || (isUndo(inputType) && !isKept(text))) isAsTyped.current = true;
    const tidied = isTyped(inputType) ? keepAll(text) : pasted(spec, text);
    if (!isTyped(inputType) && joins?.(tidied.value)) isAsTyped.current = true;
    typed.current = tidied.value === text ? typedAfter(before, text) : tidied.value;
    const stripped = isAsTyped.current ? keepAll(tidied.value) : strip(typed.current);
    setRemoved([...new Set([...tidied.removed, ...stripped.removed])]);
    return isAsTyped.current ? tidied.value : strip(tidied.value).value;
  };

  /** Shows what can be offered while the visitor continues. */
  const offer = (input: TextInput, value: string) => {
    const suggested = suggest?.(value);
    // An unfinished `gmail.co` may still become `gmail.com`.
    const isUnfinished = suggested && document.activeElement === input && mayBecome(value, suggested);
    setSuggestion(isUnfinished ? undefined : suggested);
  };

  /** Checks an entry that the visitor has finished. */
  const checkFinished = () => {
    const value = valueNow();
    const found = nearest?.(value, typed.current || value) ?? suggest?.(value);
    setSuggestion(found);
    setStuck(found === undefined && firstFailure(rules, value)?.rule.cannotChange === true);
  };

  /** Tidies the input after a change. */
  const applyInput = (input: TextInput, inputType: string) => {
    // Text from before hydration is new to this field, although the form state already has it.
    const before = isTakenOver.current ? valueNow() : '';
    isTakenOver.current = true;
    const text = input.value;
    const value = take(before, text, inputType);
    if (isUndo(inputType)) return;
    rewrite(input, value, strip(text.slice(0, input.selectionStart ?? text.length)).value.length);
  };

  /**
   * Refuses and tidies characters before they enter the field: changing them afterwards would break the browser's
   * undo.
   */
  const onBeforeInput = (event: InputEvent) => {
    const input = element.current;
    const { inputType, isComposing: isWord } = event;
    const text = event.data ?? event.dataTransfer?.getData('text/plain');
    const selection = input && selectionOf(input);
    // A word that is being composed by an input method is tidied when it is complete.
    if (!input || !selection || !text || !event.cancelable || isWord || /Composition/.test(inputType)) return;
    if (isTyped(inputType) && (isAsTyped.current || strip(text).value === text)) return;
    const { start, end } = selection;
    const [head, tail] = [input.value.slice(0, start), input.value.slice(end)];
    if (head + tail === '') isAsTyped.current = false;
    const before = head + tail === '' ? '' : input.value;
    if (before === '') typed.current = '';
    const value = take(before, head + text + tail, inputType);
    if (value === head + text + tail) return;
    event.preventDefault();
    isKnown.current = true;
    const inserted = value.slice(head.length, value.length - tail.length);
    if (head + inserted + tail !== value) replaceText(input, value);
    else if (inserted !== '' || start !== end) replaceSelection(input, inserted);
    isKnown.current = false;
    if (!isTyped(inputType)) checkFinished();
  };
  useEffect(() => {
    const input = element.current;
    const listener = (event: Event) => {
      if (event instanceof InputEvent) onBeforeInput(event);
    };
    input?.addEventListener('beforeinput', listener);
    return () => input?.removeEventListener('beforeinput', listener);
  });

  /** Tidies text from before hydration; a word that is being composed is tidied later. Returns whether the text changed. */
  const takeOver = (input: TextInput) => {
    if (isTakenOver.current || input.hasAttribute(COMPOSING)) return false;
    const found = input.value;
    if (found) {
      applyInput(input, '');
      offer(input, input.value);
    }
    isTakenOver.current = true;
    return input.value !== found;
  };

  /** Enters the value that a button under the field offers. */
  const enter = (value: string, isExact: boolean) => {
    if (!element.current) return;
    isAsTyped.current = isExact;
    if (!isExact) typed.current = value;
    replaceText(element.current, isExact ? value : strip(value).value);
  };

  const onChange = (event: ChangeEvent<TextInput> | CompositionEvent<TextInput>) => {
    const { currentTarget: input } = event;
    const inputType = inputTypeOf(event);
    // Rewriting a word during composition would garble it.
    if (spec.strip && isComposing(event)) return;
    setReplaced(undefined);
    if (!isComposing(event) && !isKnown.current) applyInput(input, inputType);
    offer(input, input.value);
    void field.onChange(event);
    if (!isTyped(inputType)) checkFinished();
  };

  // A failed submit moves the focus into the field, and not out of it.
  const { submitCount } = useFormState();
  const [checkedSubmits, setCheckedSubmits] = useState(submitCount);
  if (checkedSubmits !== submitCount) {
    setCheckedSubmits(submitCount);
    checkFinished();
  }

  const acceptSuggestion = (value: string) => {
    const before = valueNow();
    enter(value, mayBeRight?.(strip(value).removed) === true);
    if (!suggest) setReplaced(before);
    setSuggestion(suggest?.(value));
  };
  const putBackRemoved = () => {
    enter(typed.current.trim(), true);
    setSuggestion(suggest?.(valueNow()));
  };
  const putBackReplaced =
    replaced === undefined
      ? undefined
      : () => {
          enter(replaced, true);
          setReplaced(undefined);
          checkFinished();
        };

  return {
    inputRef: (input: TextInput | null) => {
      element.current = input;
      // First, because React Hook Form reads the text as soon as it gets the input.
      const isChanged = input !== null && takeOver(input);
      field.ref(input);
      // Text that needed no tidying is not checked before the visitor continues.
      if (isChanged) void trigger(name);
    },
    onChange,
    onCompositionEnd: onChange,
    /** Enter on a wrong entry keeps the focus in the field. */
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') checkFinished();
    },
    onBlur: (event: FocusEvent<TextInput>) => {
      void field.onBlur(event);
      // A suggestion that appears during a click on a button would move that button.
      if (event.relatedTarget?.matches(marked(FIELD))) checkFinished();
    },
    removed,
    /** Puts back the entry as typed, or the removed characters; undefined when none of them can be right. */
    putBack: putBackReplaced ?? (mayBeRight?.(removed) ? putBackRemoved : undefined),
    suggestion,
    acceptSuggestion,
    isStuck: isStuck && suggestion === undefined,
    /** Empties the field. */
    clear: () => {
      if (element.current) replaceText(element.current, '');
    },
  };
};
