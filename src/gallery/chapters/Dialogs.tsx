import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { DialogButton } from '../../components/DialogButton';
import { dialogs } from '../../dialogs/dialogs';
import { LeadNotices } from '../../forms/LeadNotices';
import { EventFan } from '../../layout/EventFan';
import { dialogIds } from '../../leads/formCatalogue';
import { createOutbox } from '../../leads/outbox';
import { MAX_POSTS, type OutboxEntry } from '../../leads/outboxEntry';
import { SampleRow } from '../layout';
import { Specimen } from '../Specimen';

/** A lead with no posts left: the notice shows, and nothing is sent. */
const sample = (): OutboxEntry => ({
  version: 1,
  id: 'gallery',
  form: 'homeInline',
  fields: { last_name: 'Asha Rao', email: 'asha.rao@example.com' },
  createdAt: Date.now(),
  tries: MAX_POSTS,
  posts: MAX_POSTS,
  nextTry: Date.now(),
});
const outbox = createOutbox({ storage: () => window.localStorage });

const HeldNotice = () => {
  const [shown, setShown] = useState(false);
  // Removes a sample that a reload left, so that it is not treated as a visitor's lead.
  useEffect(() => outbox.remove('gallery', 'deleted'), []);
  const toggle = () => {
    if (shown) outbox.remove('gallery', 'deleted');
    else outbox.save(sample());
    setShown(!shown);
  };
  return (
    <>
      <Button variant="outlined" onClick={toggle}>
        {shown ? 'Hide the notice of a held lead' : 'Show the notice of a held lead'}
      </Button>
      {shown && <LeadNotices />}
    </>
  );
};

/** Buttons that open every dialog, the thank-you and the notices. */
export const Dialogs = () => (
  <>
    <Specimen name="A dialog for each row of the catalogue of forms" ground="paper">
      <SampleRow>
        {dialogIds.map((id) => (
          <DialogButton key={id} opens={id} subject="DevOps Practices" variant="outlined">
            {id}
          </DialogButton>
        ))}
        <DialogButton opens="whatsNew">whatsNew</DialogButton>
      </SampleRow>
    </Specimen>
    <Specimen
      name="After a lead: the thank-you for two seconds, and the notice when nothing confirms it"
      ground="paper"
    >
      <SampleRow>
        <Button variant="outlined" onClick={() => dialogs.thank()}>
          Show the thank-you
        </Button>
        <HeldNotice />
      </SampleRow>
    </Specimen>
    <Specimen name="The events of What’s New: a fan, below 768 px a carousel" ground="paper">
      <EventFan />
    </Specimen>
  </>
);
