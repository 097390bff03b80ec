/**
 * The delivery of leads. It is fetched together with the boot script, and runs when the visitor first does something
 * or when a lead of another page waits.
 */
import { dialogs } from './dialogs/dialogs';
import { deliverPending, dispatcher, sendForm, watchDelivery } from './leads/page';
import { createSubmitWithoutReact } from './native/submitWithoutReact';

export { tidyBeforeReact } from './native/tidyBeforeReact';

export const { submitWithoutReact, sendIfValid } = createSubmitWithoutReact({
  dispatcher,
  sendForm,
  dialogs,
});

interface DeliveryOptions {
  isNewVisit: boolean;
  /** Shows the notices about leads, wherever the visitor is. */
  showNotices: () => void;
}

/** Starts the delivery in this page, and sends what earlier pages have left. */
export const startDelivery = ({ isNewVisit, showNotices }: DeliveryOptions): void => {
  watchDelivery();
  dispatcher.listen((_lead, state) => {
    if (state === 'held' || state === 'givenUp') showNotices();
  });
  void deliverPending({ isNewVisit });
};
