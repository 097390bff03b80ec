/**
 * A rule for oxlint. A translator replaces the texts of a page by elements of its own. React then looks for its own
 * text node and removes nothing, or throws. So a text that comes and goes must be the only child of its element.
 */

const isBlank = (child) =>
  child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n');
const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Whether an expression is a text at one time, and another text or none at another. */
const isChangingText = (node) => {
  if (node.type === 'ConditionalExpression') return isText(node.consequent) || isText(node.alternate);
  return node.type === 'LogicalExpression' && isText(node.right);
};
/** Whether an expression is an element at one time and nothing at another. */
const isPassingElement = (node) =>
  node.type === 'LogicalExpression' && ['JSXElement', 'JSXFragment'].includes(node.right.type);

const check = (context) => (element) => {
  const children = element.children.filter((child) => !isBlank(child));
  children.forEach((child, index) => {
    if (child.type !== 'JSXExpressionContainer') return;
    const { expression } = child;
    const next = children[index + 1];
    if (isChangingText(expression) && children.length > 1)
      context.report({ node: child, message: 'This text comes and goes beside others: give it an element.' });
    if (isPassingElement(expression) && next?.type === 'JSXText')
      context.report({
        node: child,
        message: 'This element comes and goes before a text: give the text an element.',
      });
  });
};

export default {
  meta: { name: 'site' },
  rules: {
    'text-alone': {
      create: (context) => ({ JSXElement: check(context), JSXFragment: check(context) }),
    },
  },
};
