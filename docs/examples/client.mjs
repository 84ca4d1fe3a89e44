// A client for the GraphQL API that an integrator may start from. Node 20 or later, nothing to install.

const {
  GATEWAY = "http://localhost:4000",
  USER_POOL_ENDPOINT = "http://localhost:4001",
  USER_POOL_CLIENT_ID = "embedded-web",
  EMAIL = "owner@nordgolv.example",
  PASSWORD = "Varme-golv-2026",
} = process.env;

const tries = 5;
const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
let session = null;

/**
 * Sends one operation and gives its `data`. Waits when it is asked to, renews the token when it has run out, and sends again what may be
 * sent again: queries, and mutations whose input has an `idempotencyKey`.
 *
 * @throws Error with the codes and the request's id
 */
export async function ask(query, variables = {}) {
  const isRepeatable = !/^\s*mutation/.test(query) || variables.input?.idempotencyKey !== undefined;
  for (let attempt = 1; ; attempt += 1) {
    const { status, headers, body } = await send(query, variables, isRepeatable);
    const codes = (body.errors ?? []).map(({ extensions }) => extensions.code);
    if (codes.length === 0) return body.data;
    const isLast = attempt === tries;
    const isRefused = status === 401 || (codes.includes("UNAUTHENTICATED") && isRepeatable);
    if (isRefused && !isLast) session = await renewed();
    else if ((status === 429 || status === 503) && !isLast) await wait(Number(headers.get("retry-after")));
    else if (codes.some((code) => code.startsWith("UPSTREAM_")) && isRepeatable && !isLast)
      await wait(2 ** attempt / 2);
    else throw new Error(body.errors.map(({ message, extensions }) => describe(message, extensions)).join("\n"));
  }
}

/** As `ask`, for one mutation: gives its payload. Waits for the first request with the same key. */
export async function change(name, input, selection) {
  const type = `${name[0].toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code field message } } }`;
  for (let attempt = 1; ; attempt += 1) {
    const payload = (await ask(text, { input }))[name];
    const [refusal] = payload.userErrors;
    if (!refusal) return payload;
    if (refusal.code !== "IDEMPOTENCY_RUNNING" || attempt === tries) {
      throw new Error(
        payload.userErrors.map(({ code, field, message }) => `${name}: ${code} ${field ?? ""} ${message}`).join("\n"),
      );
    }
    await wait(1);
  }
}

/** Every row of a connection, page after page. `read` gives the connection that begins behind a cursor. */
export async function* rows(read) {
  for (let after = null, isOver = false; !isOver; ) {
    const { edges, pageInfo } = await read(after);
    yield* edges.map(({ node }) => node);
    after = pageInfo.endCursor;
    isOver = !pageInfo.hasNextPage;
  }
}

async function send(query, variables, isRepeatable) {
  session ??= await signedIn();
  try {
    const response = await fetch(`${GATEWAY}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${session.AccessToken}` },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  } catch (error) {
    if (!isRepeatable) throw error;
    const extensions = { code: "UPSTREAM_ERROR" };
    return { status: 0, headers: new Headers(), body: { errors: [{ message: String(error), extensions }] } };
  }
}

function describe(message, { code, requestId }) {
  return `${code}: ${message} (request ${requestId})`;
}

function signedIn() {
  const AuthParameters = { USERNAME: EMAIL, PASSWORD };
  return callPool("InitiateAuth", { AuthFlow: "USER_PASSWORD_AUTH", ClientId: USER_POOL_CLIENT_ID, AuthParameters });
}

// A pool that rotates gives a new refresh token with each access token, and the old one is no longer taken.
async function renewed() {
  const { RefreshToken } = session;
  const tokens = await callPool("GetTokensFromRefreshToken", { RefreshToken, ClientId: USER_POOL_CLIENT_ID }).catch(
    signedIn,
  );
  return { RefreshToken, ...tokens };
}

async function callPool(action, body) {
  const response = await fetch(USER_POOL_ENDPOINT, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (answer.AuthenticationResult) return answer.AuthenticationResult;
  throw new Error(`The user pool gave no token: ${answer.message ?? answer.ChallengeName ?? response.status}`);
}
