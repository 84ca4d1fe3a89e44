import { request } from "undici";
import type { Found } from "./GraphqlCase.ts";

type GraphQLFault = { message: string; path?: (string | number)[]; extensions?: { code?: string } };
export type GraphQLAnswer = { status: number; data?: Record<string, unknown> | null; errors?: GraphQLFault[] };

export type Send = (query: string, variables?: object) => Promise<GraphQLAnswer>;

export function createSender(url: string, token: string): Send {
  return async (query, variables = {}) => {
    const { statusCode, body } = await request(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    return { ...((await body.json()) as Omit<GraphQLAnswer, "status">), status: statusCode };
  };
}

/** Reads an answer by paths such as `project.rootFolder.id` or `steps.0.id`. */
export function findIn(answer: unknown): Found {
  return (path) =>
    path
      .split(".")
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], answer) ?? null;
}
