import { useEffect, useState, type FocusEvent } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

/**
 * When something that moves by itself has to stand still: under the pointer, while it holds the focus, when its pause
 * button says so, and for everybody who asked their system for less motion.
 */
export const useStillness = () => {
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
    still: hovered || focused || stopped,
    /** Stopped until the visitor starts it again. */
    stopped,
    toggle: () => setStopped(!stopped),
    /** Spread on the element that must stand still while it is looked at. */
    props: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
};
