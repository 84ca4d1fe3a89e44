import {
  type ASTNode,
  type FieldNode,
  type FloatValueNode,
  GraphQLError,
  type IntValueNode,
  type ValidationRule,
} from "graphql";
import { countAtRoot, depthOf, type Fold, fold, type GetFragment, isField, sum } from "./queryShape.ts";

// Fields that try a password or code, or send mail without a session. A request may hold only one of them,
// so limits on requests limit attempts.
const attempts = new Set([
  "signIn",
  "answerMfa",
  "answerNewPassword",
  "requestPasswordReset",
  "confirmPasswordReset",
  "changePassword",
  "startAuthenticatorSetup",
  "confirmAuthenticator",
  "removeAuthenticator",
  "reportFault",
  "createFaultUpload",
]);

export const maxTokens = 2_000;

const maxDepth = 15;
const maxAliases = 30;
const maxRootFields = 10;
const maxDirectives = 20;

/** `Float` reads a number that is too large as infinity. JSON writes infinity as null, which would clear a value. */
const finiteNumbersRule: ValidationRule = (context) => {
  const refuse = (node: FloatValueNode | IntValueNode) => {
    if (Number.isFinite(Number(node.value))) return;
    context.reportError(new GraphQLError("A number of the operation is too large.", { nodes: node }));
  };
  return { FloatValue: refuse, IntValue: refuse };
};

const operationSizeRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const { selectionSet, directives: own = [] } = operation;
    const refuse = (excess: string, nodes?: ASTNode) =>
      context.reportError(new GraphQLError(`The operation ${excess}. Ask for less at a time.`, { nodes }));
    const getFragment: GetFragment = (name) => context.getFragment(name);
    const count = (of: Fold["of"]) => fold(selectionSet, { of, join: sum, getFragment });
    const isAttempt = ({ name }: FieldNode) => attempts.has(name.value);
    if (depthOf(selectionSet, getFragment) > maxDepth)
      refuse(`nests more than ${maxDepth} levels of fields`, operation);
    if (countAtRoot(selectionSet, getFragment) > maxRootFields)
      refuse(`has more than ${maxRootFields} fields at its root`);
    if (countAtRoot(selectionSet, getFragment, isAttempt) > 1) refuse("tries more than one password, code or report");
    const renamed = count((selection, below) => Number(isField(selection) && !!selection.alias) + below);
    if (renamed > maxAliases) refuse(`has more than ${maxAliases} aliases`);
    const directed = own.length + count((selection, below) => (selection.directives?.length ?? 0) + below);
    if (directed > maxDirectives) refuse(`has more than ${maxDirectives} directives`);
  },
});

export const operationRules: ValidationRule[] = [finiteNumbersRule, operationSizeRule];
