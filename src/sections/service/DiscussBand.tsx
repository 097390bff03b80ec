import { DialogButton } from '../../components/DialogButton';
import { servicesPage } from '../../content/servicesPage';
import { Band } from '../Band';

/** Halfway down: an invitation to talk before deciding anything. */
export const DiscussBand = (words: { heading: string; text: string }) => (
  <Band ground="pine" tight {...words}>
    <DialogButton opens="serviceStart" size="large">
      {servicesPage.discuss}
    </DialogButton>
  </Band>
);
