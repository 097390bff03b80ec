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
const services = () => screen.getByRole('button', { name: 'Our Services' });
const menuButton = () => screen.getByRole('button', { name: /menu/i });
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
    .map((link) => [link.textContent, link.getAttribute('href')]);

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
  expectServices(false);
  await user.hover(services());
  expectServices(true);
  await user.hover(screen.getByRole('link', { name: 'Web Development' }));
  expectServices(true);
  await user.hover(screen.getByText('Elsewhere'));
  expectServices(false);
});

test('a click after a hover keeps the services menu open, the next one closes it', async () => {
  const { user } = show();
  await user.click(services());
  expectServices(true);
  await user.click(services());
  expectServices(false);
});

test('a tap opens the services menu and the next one closes it', async () => {
  const { user } = show();
  await user.pointer({ keys: '[TouchA]', target: services() });
  expectServices(true);
  await user.pointer({ keys: '[TouchA]', target: services() });
  expectServices(false);
});

test('the keyboard opens the services menu, and Escape closes it with the focus on its button', async () => {
  const { user } = show();
  services().focus();
  await user.keyboard('{Enter}');
  expectServices(true);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Web Development' })).toHaveFocus();
  expectServices(true);
  await user.keyboard('{Escape}');
  expectServices(false);
  expect(services()).toHaveFocus();
});

test('the services menu closes when the focus goes on to the next link', async () => {
  const { user } = show();
  services().focus();
  await user.keyboard('{Enter}');
  screen.getByRole('link', { name: 'Corporate On Campus' }).focus();
  expectServices(true);
  await user.tab();
  expect(screen.getByRole('link', { name: 'About' })).toHaveFocus();
  expectServices(false);
});

test('a click outside closes the services menu', () => {
  show();
  fireEvent.click(services());
  expectServices(true);
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expectServices(false);
});

test.each(['Web Development', 'Corporate On Campus', 'About', 'Contact Us'])(
  'following %s goes there and closes every menu',
  async (name) => {
    const { user, router } = show();
    await user.click(menuButton());
    await user.click(services());
    expect(open()).toEqual(['services-menu', 'menu']);
    const link = screen.getByRole('link', { name });
    await user.click(link);
    expect(router.state.location.pathname).toBe(link.getAttribute('href'));
    expect(open()).toEqual([]);
  },
);

test('following the link to the very page that is shown closes the menu too', async () => {
  const { user } = show('/works');
  await user.click(menuButton());
  await user.click(screen.getByRole('link', { name: 'Works' }));
  expectPanel(false);
});

test('the logo closes the panel', async () => {
  const { user } = show();
  await user.click(menuButton());
  await user.click(screen.getByRole('link', { name: 'Wiselamp, home' }));
  expectPanel(false);
});

test('the menu button toggles the side panel and says what it will do', async () => {
  const { user } = show();
  expectPanel(false);
  expect(menuButton()).toHaveAccessibleName('Menu');
  await user.click(menuButton());
  expectPanel(true);
  expect(menuButton()).toHaveAccessibleName('Close menu');
  await user.click(menuButton());
  expectPanel(false);
});

test('in the open panel Our Services expands by click, and a mouse that passes by changes nothing', async () => {
  const { user } = show();
  await user.click(menuButton());
  await user.hover(services());
  expectServices(false);
  await user.click(services());
  expectServices(true);
  await user.hover(screen.getByRole('link', { name: 'About' }));
  expectServices(true);
  expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Contact Us' })).toBeVisible();
});

test('Escape closes the panel and gives the focus back to its button', async () => {
  const { user } = show();
  await user.click(menuButton());
  screen.getByRole('link', { name: 'Blogs' }).focus();
  await user.keyboard('{Escape}');
  expectPanel(false);
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
  expectPanel(false);
});

test('the link to the page that is shown says so', () => {
  show('/salesforce');
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Salesforce Customizations']);
});
