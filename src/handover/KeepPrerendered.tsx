import { Component, type ReactNode } from 'react';
import { marked } from '../config/mark';
import { FAILED, HYDRATED } from './handover.markup';
import { takeOver } from './takeOver';

interface KeepPrerenderedProps {
  /** The element whose content React takes over. */
  host: () => HTMLElement | null;
  children: ReactNode;
}

interface State {
  error?: unknown;
}

/**
 * Keeps a part of the page that React fails to take over. React would remove its elements; they stay, with the typed text,
 * and the boot script goes on to answer for them. An error in a part that was never shown goes to the next boundary.
 */
export class KeepPrerendered extends Component<KeepPrerenderedProps, State> {
  override state: State = {};
  private kept: ChildNode[] = [];
  private restoreFocus = () => {};
  private title = '';

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch() {
    const host = this.props.host();
    if (!host) return;
    host.replaceChildren(...this.kept);
    this.restoreFocus();
    // React has removed the title that it rendered.
    document.title = this.title;
    for (const part of [host, ...host.querySelectorAll<HTMLElement>(marked(HYDRATED))])
      part.removeAttribute(HYDRATED);
    host.setAttribute(FAILED, '');
    takeOver.end(host);
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
    // The elements are still in the page now; React removes them afterwards.
    const host = this.props.host();
    this.kept = [...(host?.childNodes ?? [])];
    if (this.kept.length === 0) throw this.state.error;
    const { activeElement, title } = document;
    this.title = title;
    this.restoreFocus = () => {
      if (activeElement instanceof HTMLElement && host?.contains(activeElement))
        activeElement.focus({ preventScroll: true });
    };
    return null;
  }
}
