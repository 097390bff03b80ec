import { useState } from 'react';
import { mayBecome } from '../../schemas/fields/domainSlip';
import { firstFailure } from '../../schemas/ruleTable';
import { stripText, type Tidying } from './tidyText';

interface Entry {
  /** The field's value, right now. */
  valueNow: () => string;
  /** The text as typed, right now. */
  typedNow: () => string;
  /** Enters a value; with `isExact` nothing is stripped from it. */
  enter: (value: string, isExact: boolean) => void;
  /** The characters that the value lacks. */
  removed: readonly string[];
}

/** The offers under a field: a better spelling, the way back from it, and other ways to reach us. */
export const useOffers = (spec: Tidying, { valueNow, typedNow, enter, removed }: Entry) => {
  const { rules, mayBeRight, nearest, suggest } = spec;
  const [suggestion, setSuggestion] = useState<string>();
  /** The entry that an accepted suggestion has replaced. */
  const [replaced, setReplaced] = useState<string>();
  /** Whether the visitor may be unable to enter what the rules ask for. */
  const [isStuck, setStuck] = useState(false);

  /** Checks an entry that the visitor has finished. */
  const checkFinished = () => {
    const value = valueNow();
    const found = nearest?.(value, typedNow() || value) ?? suggest?.(value);
    setSuggestion(found);
    setStuck(found === undefined && firstFailure(rules, value)?.rule.cannotChange === true);
  };

  const putBackRemoved = () => {
    enter(typedNow().trim(), true);
    setSuggestion(suggest?.(valueNow()));
  };
  const putBackReplaced = (entry: string) => {
    enter(entry, false);
    setReplaced(undefined);
    checkFinished();
  };
  const putBack = () => {
    if (replaced !== undefined) return () => putBackReplaced(replaced);
    return mayBeRight?.(removed) ? putBackRemoved : undefined;
  };

  return {
    checkFinished,
    /** Shows what can be offered while the visitor continues. */
    offer: (input: HTMLElement, value: string) => {
      const suggested = suggest?.(value);
      // An unfinished `gmail.co` may still become `gmail.com`.
      const isUnfinished = suggested && document.activeElement === input && mayBecome(value, suggested);
      setSuggestion(isUnfinished ? undefined : suggested);
    },
    /** The visitor edits the text: whether it can be right is open again. */
    textChanges: () => setStuck(false),
    /** The visitor goes on from an accepted suggestion. */
    forgetReplaced: () => setReplaced(undefined),
    suggestion,
    acceptSuggestion: (value: string) => {
      const before = valueNow();
      enter(value, mayBeRight?.(stripText(spec, value).removed) === true);
      if (!suggest) setReplaced(before);
      setSuggestion(suggest?.(value));
    },
    /** Puts back the replaced entry or the removed characters; undefined when none of them can be right. */
    putBack: putBack(),
    isStuck,
  };
};
