import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { consentLabel } from '../../schemas/fields/consent';
import { paths } from '../config/paths';
import { company } from '../content/company';
import { detailsUse } from '../content/forms';
import { newTab } from '../content/labels';

/**
 * Says what the details are used for and asks for an optional agreement. Nothing checks the box, and it has no name, so no
 * form posts it. A lead carries the agreement's version and time where the configuration names fields for them.
 */
export const ConsentField = memo(function ConsentField() {
  const id = useId();
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {detailsUse.before}
        {/* A new tab keeps the typed text. */}
        <a href={paths.privacy} target="_blank" rel="noopener">
          {detailsUse.link}
          <span className="visually-hidden"> {newTab}</span>
        </a>
        {detailsUse.after}
        <a href={`mailto:${company.email}`}>{detailsUse.abroad}</a>
      </Typography>
      {/* The box has room of its own for a finger. */}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', mt: 1.25, mb: -1.25 }}>
        <Checkbox id={id} />
        <Typography component="label" variant="body2" htmlFor={id} sx={{ pt: 1.25 }}>
          {consentLabel}
        </Typography>
      </Stack>
    </div>
  );
});
