import { expect, test, vi } from 'vitest';
import { createTypedText } from '../../src/handover/typedText';
import { find } from '../helpers/page';

const markup =
  '<form data-form="home"><input name="name"><input name="consent" type="checkbox"><textarea name="message"></textarea></form>';

/** React renders the part again, with empty fields. */
const renderAnew = () => {
  document.body.innerHTML = `<div id="part">${markup}</div>`;
};
const setUp = () => {
  renderAnew();
  const typedText = createTypedText();
  typedText.begin(find('#part'));
  return typedText;
};

test('text and ticks move to the fields that React has made', () => {
  const typedText = setUp();
  (find('[name="name"]') as HTMLInputElement).value = 'Asha';
  (find('[name="consent"]') as HTMLInputElement).checked = true;
  renderAnew();
  typedText.end(find('#part'));
  expect(find('[name="name"]')).toHaveValue('Asha');
  expect(find('[name="consent"]')).toBeChecked();
});

/** Lets React render other fields again after `act`, and carries over what they held. */
const carryOver = (fields: string, act: () => void, heard: () => void = () => {}) => {
  const render = () => {
    document.body.innerHTML = `<div id="part"><form>${fields}</form></div>`;
  };
  render();
  const typedText = createTypedText();
  typedText.begin(find('#part'));
  act();
  render();
  find('form').addEventListener('change', heard);
  typedText.end(find('#part'));
};
const inputAt = (selector: string) => find(selector) as HTMLInputElement;

test('of two sliders, each keeps its own value', () => {
  carryOver('<input type="range" name="a" value="1"><input type="range" name="b" value="2">', () => {
    inputAt('[name="b"]').value = '7';
  });
  expect(inputAt('[name="a"]')).toHaveValue('1');
  expect(inputAt('[name="b"]')).toHaveValue('7');
});

test('of a group of radio buttons, the chosen one stays chosen', () => {
  carryOver('<input type="radio" name="a" value="1" checked><input type="radio" name="a" value="2">', () => {
    inputAt('[value="2"]').checked = true;
  });
  expect(inputAt('[value="2"]')).toBeChecked();
});

test('a choice in a list moves to the list that React has made, which hears of it', () => {
  const heard = vi.fn<() => void>();
  const list = '<select name="field"><option value="">Choose</option><option>tech</option></select>';
  carryOver(
    list,
    () => {
      (find('select') as HTMLSelectElement).value = 'tech';
    },
    heard,
  );
  expect(find('select')).toHaveValue('tech');
  expect(heard).toHaveBeenCalledOnce();
});

test('of two boxes without a name, each keeps its own tick', () => {
  carryOver('<input type="checkbox"><input type="checkbox">', () => {
    inputAt('input:last-child').checked = true;
  });
  expect(inputAt('input:first-child')).not.toBeChecked();
  expect(inputAt('input:last-child')).toBeChecked();
});

test('React gets an event for the text', () => {
  const typedText = setUp();
  (find('[name="name"]') as HTMLInputElement).value = 'Asha';
  renderAnew();
  const heard = vi.fn<(event: Event) => void>();
  find('[name="name"]').addEventListener('input', heard);
  typedText.end(find('#part'));
  expect(heard).toHaveBeenCalledOnce();
});

test('the focus and the caret move along', () => {
  const typedText = setUp();
  const input = find('[name="name"]') as HTMLInputElement;
  input.value = 'Asha';
  input.focus();
  input.setSelectionRange(1, 3);
  renderAnew();
  typedText.end(find('#part'));
  const successor = find('[name="name"]') as HTMLInputElement;
  expect(successor).toHaveFocus();
  expect([successor.selectionStart, successor.selectionEnd]).toEqual([1, 3]);
});

test('a part that React takes over a second time keeps the newest text', () => {
  const typedText = setUp();
  (find('[name="name"]') as HTMLInputElement).value = 'Asha';
  typedText.end(find('#part'));
  // As when a dialog is opened again.
  renderAnew();
  (find('[name="name"]') as HTMLInputElement).value = 'Asha Rao';
  typedText.begin(find('#part'));
  typedText.end(find('#part'));
  expect(find('[name="name"]')).toHaveValue('Asha Rao');
});

test('a field that is still there is left alone', () => {
  const typedText = setUp();
  const heard = vi.fn<(event: Event) => void>();
  (find('[name="name"]') as HTMLInputElement).value = 'Asha';
  find('[name="name"]').addEventListener('input', heard);
  typedText.end(find('#part'));
  expect(heard).not.toHaveBeenCalled();
});
