import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * The state of the navigation bar: the side panel of small screens and the services menu. A menu opens by click, the
 * services menu by a mouse's hover as well; it closes by leaving, a click or the focus elsewhere, Escape, or following a
 * link.
 */
export const useMenu = () => {
  const [panelOpen, setPanelOpen] = useState(false);
  const [servicesOpen, setServicesOpen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const panelButton = useRef<HTMLButtonElement>(null);
  const servicesButton = useRef<HTMLButtonElement>(null);
  // A click right after a hover has opened the menu is meant to open it, not to close it again.
  const openedByHover = useRef(false);

  const close = () => {
    setPanelOpen(false);
    setServicesOpen(false);
    openedByHover.current = false;
  };

  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    setPanelOpen(false);
    setServicesOpen(false);
  }

  const anyOpen = panelOpen || servicesOpen;
  useEffect(() => {
    if (!anyOpen) return undefined;
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      (panelOpen ? panelButton : servicesButton).current?.focus();
      close();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [anyOpen, panelOpen]);

  return {
    bar,
    panelButton,
    servicesButton,
    panelOpen,
    servicesOpen,
    close,
    togglePanel: () => {
      setServicesOpen(false);
      setPanelOpen(!panelOpen);
    },
    toggleServices: () => {
      setServicesOpen(!servicesOpen || openedByHover.current);
      openedByHover.current = false;
    },
    /** Spread on the element that holds the services button and its menu. */
    hover: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || panelOpen || servicesOpen) return;
        openedByHover.current = true;
        setServicesOpen(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && !panelOpen) setServicesOpen(false);
      },
      onBlur: (event: FocusEvent) => {
        if (!panelOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          setServicesOpen(false);
        }
      },
    },
  };
};
