import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Select from '@mui/material/Select';
import { useEffect, useRef, type ReactNode } from 'react';
import { email } from '../../../schemas/fields/email';
import { message } from '../../../schemas/fields/message';
import { fullName } from '../../../schemas/fields/name';
import { phone } from '../../../schemas/fields/phone';
import { ConsentField } from '../../forms/ConsentField';
import { FormField } from '../../forms/FormField';
import { SampleGrid, SampleRow } from '../layout';
import { SampleForm } from '../SampleForm';
import { Specimen } from '../Specimen';

/** Types into the field inside, as a visitor would. */
const Typed = ({ text, children }: { text: string; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    // React tracks assignments to `value` and ignores them; the prototype's setter is not tracked.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    if (!input) return;
    value?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);
  return <div ref={box}>{children}</div>;
};

const wrong = { last_name: 'Name should not contain special characters or numbers.' };
const wrongPhone = { phone: 'Phone number must start with a digit 6 or higher.' };

/** A field in each of its states. */
export const Fields = () => (
  <>
    <Specimen
      name="Fields: empty, filled, wrong, with a hint, with a note, optional, to be cleared"
      ground="white"
    >
      <SampleGrid>
        <SampleForm>
          <FormField name="last_name" spec={fullName} />
        </SampleForm>
        <SampleForm values={{ last_name: 'Asha Rao' }}>
          <FormField name="last_name" spec={fullName} />
        </SampleForm>
        <SampleForm values={{ last_name: 'Asha R4o' }} errors={wrong}>
          <FormField name="last_name" spec={fullName} />
        </SampleForm>
        <SampleForm>
          <FormField name="phone" spec={phone} />
        </SampleForm>
        <SampleForm values={{ phone: '5876543210' }} errors={wrongPhone}>
          <FormField name="phone" spec={phone} />
        </SampleForm>
        <SampleForm>
          <Typed text="asha_rao+home@example.com">
            <FormField name="email" spec={email} />
          </Typed>
        </SampleForm>
        <SampleForm>
          <FormField
            name="email"
            spec={{ ...email, optional: true, hint: 'Optional. We answer faster by email.' }}
          />
        </SampleForm>
        <SampleForm values={{ last_name: 'Asha Rao' }}>
          <FormField name="last_name" spec={fullName} clearable />
        </SampleForm>
        <SampleForm values={{ last_name: 'Asha R4o' }} errors={wrong}>
          <FormField name="last_name" spec={fullName} clearable />
        </SampleForm>
        <SampleForm
          values={{ message: 'Which internship suits a second-year student who knows some Python?' }}
        >
          <FormField name="message" spec={message} clearable />
        </SampleForm>
        <SampleForm errors={{ message: 'Message is required.' }}>
          <FormField name="message" spec={message} />
        </SampleForm>
      </SampleGrid>
    </Specimen>
    <Specimen name="Select: to be chosen, chosen, disabled" ground="white">
      <SampleGrid>
        {['To be chosen', 'Chosen', 'Disabled'].map((state) => (
          <FormControl key={state} fullWidth disabled={state === 'Disabled'}>
            <FormLabel htmlFor={state}>{state}</FormLabel>
            <Select native defaultValue={state === 'Chosen' ? 'design' : ''} inputProps={{ id: state }}>
              <option value="">Choose one</option>
              <option value="design">Design</option>
            </Select>
          </FormControl>
        ))}
      </SampleGrid>
    </Specimen>
    <Specimen name="Checkbox: unticked, ticked, focused, disabled, and with its sentence" ground="white">
      <SampleRow>
        <Checkbox slotProps={{ input: { 'aria-label': 'Unticked' } }} />
        <Checkbox defaultChecked slotProps={{ input: { 'aria-label': 'Ticked' } }} />
        <Checkbox className="Mui-focusVisible" slotProps={{ input: { 'aria-label': 'Focused' } }} />
        <Checkbox disabled slotProps={{ input: { 'aria-label': 'Disabled' } }} />
      </SampleRow>
      <SampleForm>
        <ConsentField />
      </SampleForm>
    </Specimen>
    <Specimen name="Fields on sun" ground="sun">
      <SampleGrid>
        <SampleForm>
          <FormField name="phone" spec={phone} />
        </SampleForm>
        <SampleForm values={{ phone: '5876543210' }} errors={wrongPhone}>
          <FormField name="phone" spec={phone} />
        </SampleForm>
      </SampleGrid>
    </Specimen>
  </>
);
