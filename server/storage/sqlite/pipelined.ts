import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  RootOperationNode,
  Transaction,
  UnknownRow,
} from "kysely";
import type { Database } from "../database.ts";

/** Queries that are pipelined. */
const unawaited = new WeakSet<RootOperationNode>();

export const isPipelined = (query: RootOperationNode): boolean => unawaited.has(query);

/**
 * Pipelines the statements of a transaction that return no rows. The SQLite thread gets them with the next query, at
 * the latest with the commit. If one of them fails, the commit fails.
 */
export const pipelined = (trx: Transaction<Database>): Transaction<Database> => trx.withPlugin(marking);

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
