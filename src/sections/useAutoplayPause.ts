import { useEffect, useState, type FocusEvent } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

/**
 * Pauses autoplay under the pointer, while the focus is inside, when the visitor presses pause, and for visitors who
 * prefer less motion.
 */
export const useAutoplayPause = () => {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    const query = window.matchMedia(reduced);
    const follow = () => setStopped(query.matches);
    if (query.matches) follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  return {
    paused: hovered || focused || stopped,
    /** Stopped by the visitor or by their system, until they press play. */
    stopped,
    toggle: () => setStopped(!stopped),
    /** Handlers for the element that moves. */
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
};
