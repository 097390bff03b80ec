import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { consent } from '../../schemas/fields/consent';
import { detailsUse } from '../content/forms';
import { paths } from '../config/paths';
import { space, type } from '../theme/tokens';

const Use = styled('p')({ ...type.small, color: 'var(--muted)' });
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space(1),
  alignItems: 'start',
  '& label': { ...type.small, paddingTop: 10 },
});

/**
 * What the details are used for, and an optional agreement. The checkbox has no name, so that no form posts it; a lead
 * carries only the agreement's version and time, where the configuration names fields for them.
 */
export const ConsentField = memo(function ConsentField() {
  const id = useId();
  const { register } = useFormContext();
  const { ref, onBlur, onChange } = register('consent');
  return (
    <div>
      <Use>
        {detailsUse.before}
        {/* In a new tab, so that typed text is not lost. */}
        <a href={paths.privacy} target="_blank" rel="noopener">
          {detailsUse.link}
          <span className="visually-hidden"> {detailsUse.newTab}</span>
        </a>
        {detailsUse.after}
      </Use>
      <Row>
        <Checkbox
          id={id}
          onBlur={onBlur}
          onChange={({ target }) =>
            void onChange({ type: 'change', target: { name: 'consent', value: target.checked } })
          }
          slotProps={{ input: { ref } }}
        />
        <label htmlFor={id}>{consent.label}</label>
      </Row>
    </div>
  );
});
