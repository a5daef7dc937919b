import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  Transaction,
  UnknownRow,
} from "kysely";
import type { Database } from "./database.ts";

/** What is written without an answer. */
const unawaited = new WeakSet<RootOperationNode>();

export const isUnawaited = (query: RootOperationNode): boolean => unawaited.has(query);

/**
 * A transaction whose statements nobody needs an answer to, unless they ask for rows. SQLite's thread gets them together
 * with the next question, and at the latest with the end of the transaction, which fails if one of them does.
 */
export const unawaitedIn = (moment: Transaction<Database>): Transaction<Database> => moment.withPlugin(marking);

const marking: KyselyPlugin = {
  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (!asksForRows(node)) unawaited.add(node);
    return node;
  },
  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  },
};

function asksForRows(node: RootOperationNode): boolean {
  switch (node.kind) {
    case "InsertQueryNode":
    case "UpdateQueryNode":
    case "DeleteQueryNode":
      return node.returning !== undefined;
    default:
      return true;
  }
}
