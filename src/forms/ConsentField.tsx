import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { consentLabel } from '../../schemas/marketingConsent';
import { company } from '../content/company';
import { detailsUse } from '../content/forms';
import { PrivacyLink } from './PrivacyLink';

/**
 * Says what the details are used for, and asks for optional consent. No rule checks the box, and it has no name, so
 * no native post contains it. A lead carries the consent's version and time where the configuration names fields for
 * them.
 */
export const ConsentField = memo(function ConsentField() {
  const id = useId();
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {detailsUse.before}
        <PrivacyLink />
        {detailsUse.after}
        <a href={`mailto:${company.email}`}>{detailsUse.abroad}</a>
      </Typography>
      {/* Makes the box large enough for a finger, without moving its neighbours. */}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', mt: 1.25, mb: -1.25 }}>
        <Checkbox id={id} />
        <Typography component="label" variant="body2" htmlFor={id} sx={{ pt: 1.25 }}>
          {consentLabel}
        </Typography>
      </Stack>
    </div>
  );
});
