import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NavBar } from '../../src/layout/NavBar';
import { renderWithApp } from '../helpers/render';

const show = (path = '/') => {
  const view = renderWithApp(
    <>
      <NavBar />
      <main>
        <button type="button">Elsewhere</button>
      </main>
    </>,
    { path },
  );
  return view;
};
// Found by text: a search by role would compute the style of the whole bar every time.
const link = (text: string) => screen.getByText(text, { selector: 'a' });
const services = () => screen.getByText('Our Services', { selector: 'button' });
const menuButton = () =>
  screen.getByText(/menu/i, { selector: 'button span' }).closest('button') ?? expect.fail();
/** Which menus are open, by what assistive technology is told and by what the style sheet goes by. */
const open = () =>
  [services(), menuButton()].flatMap((button) => {
    const menu = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const expanded = button.getAttribute('aria-expanded') === 'true';
    if (menu?.hasAttribute('data-open') !== expanded) throw new Error(`${menu?.id} is out of step.`);
    return expanded ? [menu.id] : [];
  });
const links = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map((anchor) => [anchor.textContent, anchor.getAttribute('href')]);

test('the logo leads home, and the links stand in order with the contact button last', () => {
  show();
  expect(screen.getByRole('link', { name: 'Wiselamp, home' })).toHaveAttribute('href', '/');
  const navigation = screen.getByRole('navigation', { name: 'Main' });
  expect(links(navigation).slice(-4)).toEqual([
    ['About', '/aboutus'],
    ['Works', '/works'],
    ['Blogs', '/blogs'],
    ['Contact Us', '/getintouch'],
  ]);
});

test('Our Services has two groups, each with its links in order', () => {
  show();
  const groups = [...(document.getElementById('services-menu')?.children ?? [])] as HTMLElement[];
  expect(groups.map((group) => group.querySelector('p')?.textContent)).toEqual([
    'Software Solutions',
    'EdTech Products',
  ]);
  expect(groups.map(links)).toEqual([
    [
      ['Web Development', '/webdevelopment'],
      ['UI/UX Designs', '/uiuxdesigns'],
      ['AI & Machine learning', '/aiml'],
      ['Cloud Solutions', '/cloudservices'],
      ['Salesforce Customizations', '/salesforce'],
      ['Full Stack Development', '/fullstack'],
      ['Mobile App development', '/mobileappdevelpment'],
      ['Data Analytics & Engineering', '/dataanalytics'],
      ['DevOps Practices', '/devops'],
    ],
    [
      ['Student Internships and Training', '/internshipsandtrainings'],
      ['Skill-Oriented Courses', '/SkillOrientedCourses'],
      ['Corporate On Campus', '/coorperateoncampus'],
    ],
  ]);
});

test('the services menu opens by hover and closes when the mouse leaves', async () => {
  const { user } = show();
  expect(open()).not.toContain('services-menu');
  await user.hover(services());
  expect(open()).toContain('services-menu');
  await user.hover(link('Web Development'));
  expect(open()).toContain('services-menu');
  await user.hover(screen.getByText('Elsewhere'));
  expect(open()).not.toContain('services-menu');
});

test('a click after a hover keeps the services menu open, the next one closes it', async () => {
  const { user } = show();
  await user.click(services());
  expect(open()).toContain('services-menu');
  await user.click(services());
  expect(open()).not.toContain('services-menu');
});

test('a tap opens the services menu and the next one closes it', async () => {
  const { user } = show();
  await user.pointer({ keys: '[TouchA]', target: services() });
  expect(open()).toContain('services-menu');
  await user.pointer({ keys: '[TouchA]', target: services() });
  expect(open()).not.toContain('services-menu');
});

test('a finger that rests on Our Services does not open the menu: it may be scrolling', async () => {
  const { user } = show();
  await user.pointer({ keys: '[TouchA>]', target: services() });
  expect(open()).toEqual([]);
});

test('the keyboard opens the services menu, and Escape closes it with the focus on its button', async () => {
  const { user } = show();
  services().focus();
  await user.keyboard('{Enter}');
  expect(open()).toContain('services-menu');
  await user.tab();
  expect(link('Web Development')).toHaveFocus();
  expect(open()).toContain('services-menu');
  await user.keyboard('{Escape}');
  expect(open()).not.toContain('services-menu');
  expect(services()).toHaveFocus();
});

test('the services menu closes when the focus goes on to the next link', async () => {
  const { user } = show();
  services().focus();
  await user.keyboard('{Enter}');
  link('Corporate On Campus').focus();
  expect(open()).toContain('services-menu');
  await user.tab();
  expect(link('About')).toHaveFocus();
  expect(open()).not.toContain('services-menu');
});

test('a click outside closes the services menu', () => {
  show();
  fireEvent.click(services());
  expect(open()).toContain('services-menu');
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(open()).not.toContain('services-menu');
});

test.each(['Web Development', 'Corporate On Campus', 'About', 'Contact Us'])(
  'following %s goes there and closes every menu',
  async (name) => {
    const { user, router } = show();
    await user.click(menuButton());
    await user.click(services());
    expect(open()).toEqual(['services-menu', 'menu']);
    await user.click(link(name));
    expect(router.state.location.pathname).toBe(link(name).getAttribute('href'));
    expect(open()).toEqual([]);
  },
);

test('following the link to the very page that is shown closes the menu too', async () => {
  const { user } = show('/works');
  await user.click(menuButton());
  await user.click(link('Works'));
  expect(open()).toEqual([]);
});

test('the logo closes the panel', async () => {
  const { user } = show();
  await user.click(menuButton());
  await user.click(screen.getByRole('link', { name: 'Wiselamp, home' }));
  expect(open()).toEqual([]);
});

test('the menu button toggles the side panel and says what it will do', async () => {
  const { user } = show();
  expect(open()).toEqual([]);
  expect(menuButton()).toHaveAccessibleName('Menu');
  await user.click(menuButton());
  expect(open()).toEqual(['menu']);
  expect(menuButton()).toHaveAccessibleName('Close menu');
  await user.click(menuButton());
  expect(open()).toEqual([]);
});

test('in the open panel Our Services expands by click, and a mouse that passes by changes nothing', async () => {
  const { user } = show();
  await user.click(menuButton());
  await user.hover(services());
  expect(open()).not.toContain('services-menu');
  await user.click(services());
  expect(open()).toContain('services-menu');
  await user.hover(link('About'));
  expect(open()).toContain('services-menu');
  expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test('Escape closes the panel and gives the focus back to its button', async () => {
  const { user } = show();
  await user.click(menuButton());
  link('Blogs').focus();
  await user.keyboard('{Escape}');
  expect(open()).toEqual([]);
  expect(menuButton()).toHaveFocus();
});

test('a panel that is opened again starts with its services closed', async () => {
  const { user } = show();
  await user.click(menuButton());
  await user.click(services());
  await user.click(menuButton());
  await user.click(menuButton());
  expect(open()).toEqual(['menu']);
});

test('a tap on the shade beside the panel closes it', async () => {
  const { user } = show();
  await user.click(menuButton());
  const shade = document.querySelector('header nav + div');
  expect(shade).not.toBeNull();
  if (shade) await user.click(shade);
  expect(open()).toEqual([]);
});

test('the link to the page that is shown says so', () => {
  show('/salesforce');
  const current = screen
    .getAllByRole('link')
    .filter((anchor) => anchor.getAttribute('aria-current') === 'page');
  expect(current.map((anchor) => anchor.textContent)).toEqual(['Salesforce Customizations']);
});
