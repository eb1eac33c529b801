DROP TABLE "block", "collection", "detail", "document", "event", "fetch_task", "media", "nft", "offer", "offer_coin", "offer_end", "token", "trait", "unreadable"
