/** The origin of a visit, and of the visit in which the visitor let the site remember it: the first touch. */
import { FIRST_TOUCH_KEY } from '../config/storageKeys';
import { CONSENT_LASTS, type Consent } from '../consent/choice';
import { tryStorage } from '../consent/tryStorage';
import type { Arrival } from './visit';

/** The arrival of this visit, and the touch of the first visit, which is empty without consent. */
export interface Origin extends Arrival {
  first_touch: string;
}

const storedFirstTouch = (): string | undefined => {
  const [at, touch] = tryStorage(() => localStorage.getItem(FIRST_TOUCH_KEY))?.split(' ') ?? [];
  return Math.abs(Date.now() - Number(at)) < CONSENT_LASTS ? touch : undefined;
};

/** Remembers how a visit began, and with the visitor's consent how the first one did. */
export function createOrigin(consent: Consent) {
  let arrival: Arrival | undefined;
  let keepsFirst = false;
  const hasConsent = () => consent.read() === 'accepted';
  const storeFirstTouch = () =>
    tryStorage(() => {
      if (!keepsFirst || !hasConsent()) localStorage.removeItem(FIRST_TOUCH_KEY);
      else if (arrival && !storedFirstTouch())
        localStorage.setItem(FIRST_TOUCH_KEY, `${Date.now()} ${arrival.last_touch}`);
    });

  return {
    /**
     * Notes how this visit began; undefined where no form says it. With `keepsFirst` the site asks whether it may store the first
     * touch: it does once the visitor agrees, and removes it when they withdraw. Without, it removes what it stored while it asked.
     */
    noteArrival(noted: Arrival | undefined, options: { keepsFirst: boolean }): void {
      arrival = noted;
      ({ keepsFirst } = options);
      storeFirstTouch();
      if (keepsFirst) consent.watch(storeFirstTouch);
    },
    /** The visit's arrival, and the first touch if the visitor let the site keep it. Undefined before `noteArrival`. */
    read: (): Origin | undefined =>
      arrival && { ...arrival, first_touch: (hasConsent() ? storedFirstTouch() : undefined) ?? '' },
  };
}
