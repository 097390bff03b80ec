import { useId, type ReactNode } from 'react';
import { stripWords } from '../content/labels';
import { Icon } from './Icon';
import {
  copiesFor,
  List,
  PauseLabel,
  Root,
  TapTarget,
  Track,
  Viewport,
  type StripProps,
} from './Marquee.styles';

interface MarqueeProps {
  /** The name of the moving content: 'testimonials' gives 'Pause or play testimonials'. */
  what: string;
  widths: StripProps['widths'];
  /** The gap after an item, in px. */
  gap?: number;
  /** `copy` replaces `content` in the copies of the list, where no link may get the focus. */
  items: { key: string; content: ReactNode; copy?: ReactNode }[];
  /**
   * The least width of an item when the strip becomes rows, for visitors without motion. Such a strip takes no tap or swipe, because
   * its items may be links.
   */
  rowItemWidth?: string;
}

/**
 * A strip that scrolls by itself and never ends: it contains the list several times and jumps back by one list's
 * width, which nobody sees. It pauses under the pointer, a finger or the focus, and by its Pause control; a strip
 * that never becomes rows also pauses by a tap. It is all CSS, so it needs no script.
 */
export const Marquee = ({ what, widths, gap, items, rowItemWidth }: MarqueeProps) => {
  const id = useId();
  const strip = { widths, count: items.length };
  const becomesRows = rowItemWidth !== undefined;
  const copies = copiesFor(strip);
  const list = items.map(({ key, content }) => <li key={key}>{content}</li>);
  const copiedList = items.map(({ key, content, copy = content }) => <li key={key}>{copy}</li>);
  return (
    <Root>
      <input id={id} type="checkbox" data-pause="" aria-label={stripWords.pauseOf(what)} />
      <Viewport
        role="group"
        aria-label={stripWords.stripOf(what)}
        tabIndex={0}
        data-gap={gap}
        data-rows={becomesRows ? '' : undefined}
        ownerState={strip}
      >
        <Track ownerState={{ ...strip, copies, gap, rowItemWidth }}>
          <List>{list}</List>
          {Array.from({ length: copies - 1 }, (_, index) => (
            <List key={index} aria-hidden="true">
              {copiedList}
            </List>
          ))}
        </Track>
        {!becomesRows && <TapTarget htmlFor={id} aria-hidden="true" />}
      </Viewport>
      <PauseLabel htmlFor={id} aria-hidden="true">
        <span data-when="moving">
          <Icon name="pause" /> {stripWords.pause}
        </span>
        <span data-when="paused">
          <Icon name="play" /> {stripWords.play}
        </span>
      </PauseLabel>
    </Root>
  );
};
