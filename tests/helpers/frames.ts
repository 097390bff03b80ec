import { find } from './page';
import { pass } from './time';

/** The hidden frame of the oldest post that is under way. */
export const leadFrame = () => find('iframe') as HTMLIFrameElement;

/** That frame loads an address, and is back on this site by default; `null` is an address that may not be read. */
export const loadFrame = async (href: string | null = location.href, isHeard = true) => {
  const value = {
    get location() {
      if (href === null) throw new DOMException('Blocked a cross-origin frame.', 'SecurityError');
      return { href };
    },
  };
  Object.defineProperty(leadFrame(), 'contentWindow', { configurable: true, value });
  if (isHeard) leadFrame().dispatchEvent(new Event('load'));
  await pass(0);
};
